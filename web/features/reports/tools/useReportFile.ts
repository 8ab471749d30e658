import { reports } from '#shared/contract/reports.ts';
import { maxExportUnits } from '#shared/model/report.ts';
import type { ExplainedReport } from '#web/domain/explained/figure.ts';
import type { FetchFile } from '#web/domain/receipts/ExportButton.tsx';
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

/** How the shown report is exported and printed: its file, undefined where it has none, whether it is of too many units for one, and the address of its paper. */
export const useReportFile = (
  definition: Definition,
): { readonly fetchFile: FetchFile | undefined; readonly isTooLarge: boolean; readonly paper: string } => {
  const ticked = useTicked();
  const shifts = shiftKeys.filter((key) => ticked.has(key));
  const body = reportBody(definition);
  return {
    fetchFile: body ? fetchReportFile(body, shifts) : ownFile(definition),
    isTooLarge: body !== undefined && definition.unitIds.length > maxExportUnits,
    paper: `#${printAddress(definition, shifts)}`,
  };
};
