import LinkOutlined from '@ant-design/icons/es/icons/LinkOutlined';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TabTools } from '#web/kit/ui/frame/TabTools.tsx';
import type { BasisAnswer } from './model.ts';
import { StoreDialog } from './StoreDialog.tsx';
import { useBasisUnit } from './useBasisUnit.ts';

/** "Spara som underlag" beside the tabs, for those who may write the unit of the report. */
export const StoreBasis = ({ basis }: { readonly basis: BasisAnswer }) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { unit, isOne } = useBasisUnit(basis);
  if (!unit) return null;
  return (
    <>
      <TabTools>
        <Button
          size="small"
          icon={<LinkOutlined aria-hidden />}
          disabled={!isOne}
          title={isOne ? undefined : t('reports.basis.oneUnit')}
          onClick={() => setOpen(true)}
        >
          {t(`reports.basis.store.${basis.kind}`)}
        </Button>
      </TabTools>
      {isOpen && <StoreDialog basis={basis} unit={unit} onClose={() => setOpen(false)} />}
    </>
  );
};
