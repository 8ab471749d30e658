import { makeFile } from '#functions/core/sheets/file.ts';
import type { Part } from '#functions/core/sheets/part.ts';
import { qualityPart } from '#functions/core/sheets/qualityPart.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { fieldProblem } from '#functions/kernel/problem.ts';
import type { FileKind, MadeFile } from '#shared/model/file.ts';
import type { ExportBody } from '#shared/model/report.ts';
import { mondayOf } from '#shared/time/week.ts';
import { followUpReport } from '../followUp.ts';
import { forecast } from '../forecast.ts';
import { keyValueReport } from '../keyValues.ts';
import { assetsReport, demandReport } from '../overviews.ts';
import { reportUnits } from '../units.ts';
import { aboutReport } from './about.ts';
import { absencesOfReport } from './absences.ts';
import { comparisonOfReport } from './comparison.ts';
import { costsOfReport } from './costs.ts';
import { demandsOfReport } from './demands.ts';
import { followUpOfReport } from './followUp.ts';
import { keyValuesOfReport } from './keyValues.ts';
import { receiptsOfReport } from './receipts.ts';
import { unitsOfReport } from './units.ts';

/** The tables of a report, and last what was missing for them. Throws as the report does. */
const partsOf = async (scope: Scope, report: ExportBody): Promise<readonly Part[]> => {
  if (report.type === 'keyvalues') {
    const answer = await keyValueReport(scope, report);
    return [keyValuesOfReport(answer, report.shifts), qualityPart(answer.quality)];
  }
  if (report.type === 'followup' || report.type === 'activity') {
    const answer = await followUpReport(scope, report);
    return [...followUpOfReport(answer), qualityPart(answer.quality)];
  }
  if (report.type === 'prognos') {
    const answer = await forecast(scope, report);
    const columns = { budget: report.budget || report.forecastType !== 'demand/assets', staff: false, shares: false };
    return [
      comparisonOfReport(report.forecastType, answer),
      ...costsOfReport(answer),
      receiptsOfReport(answer, columns),
      qualityPart(answer.quality),
    ];
  }
  const answer = await (report.type === 'demands' ? demandReport : assetsReport)(scope, report);
  const columns = {
    budget: report.budget,
    staff: true,
    shares: report.showCompetency,
    netMonday: report.net ? mondayOf(scope.today) : undefined,
  };
  return [
    unitsOfReport(answer),
    ...(report.type === 'demands' ? [demandsOfReport(answer)] : []),
    ...costsOfReport(answer),
    ...absencesOfReport(answer),
    ...(report.type === 'assets' || report.receipt ? [receiptsOfReport(answer, columns)] : []),
    qualityPart(answer.quality),
  ];
};

/**
 * A report as a file. The units of the query are those of the report; without any the body's. Throws 404 for all of them where one is not
 * known, 403, and `validation`.
 */
export const exportReport = async (
  scope: Scope,
  kind: FileKind,
  body: ExportBody,
  unitIds: readonly string[] | undefined,
): Promise<MadeFile> => {
  const report = { ...body, unitIds: [...(unitIds ?? body.unitIds)] };
  if (report.unitIds.length === 0) throw fieldProblem('unitIds', 'required');
  const [parts, units] = await Promise.all([partsOf(scope, report), reportUnits(scope, report.unitIds)]);
  return makeFile(kind, [...parts, aboutReport(scope, report, units)]);
};
