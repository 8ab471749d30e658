import PrinterOutlined from '@ant-design/icons/es/icons/PrinterOutlined';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { maxExportUnits } from '#shared/model/report.ts';
import { ExportButton } from '#web/domain/receipts/ExportButton.tsx';
import { TabTools } from '#web/kit/ui/frame/TabTools.tsx';
import type { Definition } from '../model/definition.ts';
import { useReportFile } from './useReportFile.ts';

/** What can be done with the shown report, beside the tabs: exported as a file, printed in a window of its own. */
export const ReportTools = ({ definition }: { readonly definition: Definition }) => {
  const { t } = useTranslation();
  const { fetchFile, isTooLarge, paper } = useReportFile(definition);
  const refusal = isTooLarge ? t('reports.tools.tooMany', { max: String(maxExportUnits) }) : undefined;
  return (
    <>
      {fetchFile && <ExportButton fetchFile={fetchFile} refusal={refusal} hasRoom />}
      <TabTools group="print">
        <Button size="small" icon={<PrinterOutlined aria-hidden />} href={paper} target="_blank" rel="noopener">
          {t('ui.print.action')}
        </Button>
      </TabTools>
    </>
  );
};
