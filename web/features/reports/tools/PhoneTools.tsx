import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fileKinds } from '#shared/model/file.ts';
import { maxExportUnits } from '#shared/model/report.ts';
import { useFileExport } from '#web/domain/receipts/ExportButton.tsx';
import { TabTools } from '#web/kit/ui/frame/TabTools.tsx';
import { MoreMenu } from '#web/kit/ui/inputs/MoreMenu.tsx';
import type { BasisAnswer } from '../basis/model.ts';
import { StoreDialog } from '../basis/StoreDialog.tsx';
import { useBasisUnit } from '../basis/useBasisUnit.ts';
import type { Definition } from '../model/definition.ts';
import styles from './PhoneTools.module.css';
import { useReportFile } from './useReportFile.ts';

interface PhoneToolsProps {
  readonly definition: Definition;
  /** Of a report that can be linked to budget periods. */
  readonly basis: BasisAnswer | undefined;
}

/** What can be done with the shown report on a phone, behind one button: exported, printed, linked as a basis. */
export const PhoneTools = ({ definition, basis }: PhoneToolsProps) => {
  const { t } = useTranslation();
  const { fetchFile, isTooLarge, paper } = useReportFile(definition);
  const { isBusy, run } = useFileExport(fetchFile);
  const { unit, isOne } = useBasisUnit(basis);
  const [isStoring, setStoring] = useState(false);
  const files = fileKinds.map((kind) => ({
    key: kind,
    label: t(`reports.tools.export.${kind}`),
    title: isTooLarge ? t('reports.tools.tooMany', { max: String(maxExportUnits) }) : '',
    disabled: isTooLarge || isBusy,
    onClick: () => void run(kind),
  }));
  const print = {
    key: 'print',
    label: t('ui.print.action'),
    onClick: () => void window.open(paper, '_blank', 'noopener'),
  };
  const store = basis &&
    unit && {
      key: 'store',
      label: t(`reports.basis.store.${basis.kind}`),
      title: isOne ? '' : t('reports.basis.oneUnit'),
      disabled: !isOne,
      onClick: () => setStoring(true),
    };
  return (
    <>
      <TabTools>
        <span className={styles.last}>
          <MoreMenu
            size="small"
            label={t('reports.tools.more')}
            items={[...(fetchFile ? files : []), print, ...(store ? [store] : [])]}
          />
        </span>
      </TabTools>
      {isStoring && basis && unit && <StoreDialog basis={basis} unit={unit} onClose={() => setStoring(false)} />}
    </>
  );
};
