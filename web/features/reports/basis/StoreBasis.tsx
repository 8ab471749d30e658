import LinkOutlined from '@ant-design/icons/es/icons/LinkOutlined';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TabTools } from '#web/kit/ui/frame/TabTools.tsx';
import { flatten, type UnitPlace } from '#web/platform/navigation/place.ts';
import { usePlaces } from '#web/platform/navigation/usePlaces.ts';
import type { BasisAnswer } from './model.ts';
import { StoreDialog } from './StoreDialog.tsx';

/** The units of a report that the account may write. */
const useWritable = (unitIds: readonly string[]): readonly UnitPlace[] => {
  const { roots = [] } = usePlaces();
  return flatten(roots).filter(
    (place): place is UnitPlace => place.level === 'unit' && place.canWrite && unitIds.includes(place.id),
  );
};

/** "Spara som underlag" beside the tabs, for those who may write the unit of the report. */
export const StoreBasis = ({ basis }: { readonly basis: BasisAnswer }) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { unitIds } = basis.report.definition;
  const [unit] = useWritable(unitIds);
  if (!unit) return null;
  const isOne = unitIds.length === 1;
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
