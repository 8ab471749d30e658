import PrinterOutlined from '@ant-design/icons/es/icons/PrinterOutlined';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { reports } from '#shared/contract/reports.ts';
import { maxExportUnits } from '#shared/model/report.ts';
import type { ExplainedReport } from '#web/domain/explained/figure.ts';
import { ExportButton, type FetchFile } from '#web/domain/receipts/ExportButton.tsx';
import { TabTools } from '#web/kit/ui/frame/TabTools.tsx';
import { send } from '#web/platform/api/live.ts';
import { ownFile, reportBody } from '../answers.tsx';
import { useTicked } from '../keyvalues/useTicked.ts';
import type { Definition } from '../model/definition.ts';
import { type ShiftKey, shiftKeys } from '../model/keyValues.ts';
import { printAddress } from '../print/address.ts';

const fetchReportFile =
  (report: ExplainedReport, shifts: readonly ShiftKey[]): FetchFile =>
  (kind, signal) => {
    const body = report.type === 'keyvalues' ? { ...report, shifts: [...shifts] } : report;
    const endpoint = kind === 'csv' ? reports.csvExport : reports.xlsxExport;
    return send(endpoint, { params: {}, query: {}, body }, { signal });
  };

/** What can be done with the shown report, beside the tabs: exported as a file, printed in a window of its own. */
export const ReportTools = ({ definition }: { readonly definition: Definition }) => {
  const { t } = useTranslation();
  const ticked = useTicked();
  const shifts = shiftKeys.filter((key) => ticked.has(key));
  const body = reportBody(definition);
  const fetchFile = body ? fetchReportFile(body, shifts) : ownFile(definition);
  const refusal =
    body && definition.unitIds.length > maxExportUnits
      ? t('reports.tools.tooMany', { max: String(maxExportUnits) })
      : undefined;
  return (
    <TabTools>
      {fetchFile && <ExportButton fetchFile={fetchFile} refusal={refusal} />}
      <Button
        size="small"
        icon={<PrinterOutlined aria-hidden />}
        href={`#${printAddress(definition, shifts)}`}
        target="_blank"
        rel="noopener"
      >
        {t('ui.print.action')}
      </Button>
    </TabTools>
  );
};
