import { reports } from '#shared/contract/reports.ts';
import type { FollowUpAnswer } from '#shared/model/followUp.ts';
import type {
  AssetsAnswer,
  DemandsAnswer,
  ForecastAnswer,
  KeyValueAnswer,
  OverviewAnswer,
} from '#shared/model/reportAnswer.ts';
import { send } from '#web/platform/api/live.ts';
import { type Definition, followUpBody, forecastBody, keyValueBody, rangeBody } from './model/definition.ts';

/** The answer to a report, by its type. */
export type ReportAnswer =
  | { readonly type: 'demands'; readonly answer: DemandsAnswer }
  | { readonly type: 'weekoverview' | 'periodoverview'; readonly answer: OverviewAnswer }
  | { readonly type: 'assets'; readonly answer: AssetsAnswer }
  | { readonly type: 'prognos'; readonly answer: ForecastAnswer }
  | { readonly type: 'keyvalues'; readonly answer: KeyValueAnswer }
  | { readonly type: 'followup' | 'activity'; readonly answer: FollowUpAnswer };

const forecast = (definition: Definition, signal: AbortSignal): Promise<ForecastAnswer> => {
  const body = forecastBody(definition);
  const { forecastType } = definition;
  if (forecastType === 'budget/assets' || forecastType === 'assets/budget')
    return send(reports.budgetAssets, { params: {}, body: { ...body, forecastType } }, { signal });
  return forecastType === 'demand/budget'
    ? send(reports.demandBudget, { params: {}, body }, { signal })
    : send(reports.demandAssets, { params: {}, body }, { signal });
};

const weekOverview = (
  { level, start, flags, place: { orgId = '', areaId, unitId } }: Definition,
  signal: AbortSignal,
): Promise<OverviewAnswer> => {
  const query = { start };
  if (level === 'unit' && areaId && unitId) {
    const params = { orgId, areaId, unitId };
    return flags.has('receipt')
      ? send(reports.unitWeek, { params, query }, { signal })
      : send(reports.demandOverview, { params, query }, { signal });
  }
  return level === 'area' && areaId
    ? send(reports.areaWeek, { params: { orgId, areaId }, query }, { signal })
    : send(reports.organizationWeek, { params: { orgId }, query }, { signal });
};

const periodOverview = (
  { level, start, end, place: { orgId = '', areaId, unitId } }: Definition,
  signal: AbortSignal,
): Promise<OverviewAnswer> => {
  const query = { start, end };
  if (level === 'unit' && areaId && unitId)
    return send(reports.unitPeriod, { params: { orgId, areaId, unitId }, query }, { signal });
  return level === 'area' && areaId
    ? send(reports.areaPeriod, { params: { orgId, areaId }, query }, { signal })
    : send(reports.organizationPeriod, { params: { orgId }, query }, { signal });
};

/** Requests a report. Throws ApiProblem. */
export const fetchReport = async (definition: Definition, signal: AbortSignal): Promise<ReportAnswer> => {
  const { type } = definition;
  switch (type) {
    case 'prognos':
      return { type, answer: await forecast(definition, signal) };
    case 'demands':
      return { type, answer: await send(reports.demands, { params: {}, body: rangeBody(definition) }, { signal }) };
    case 'assets':
      return { type, answer: await send(reports.assets, { params: {}, body: rangeBody(definition) }, { signal }) };
    case 'keyvalues': {
      const body = keyValueBody({ ...definition, keyvalue: definition.keyvalue || 3 });
      return { type, answer: await send(reports.keyValues, { params: {}, body }, { signal }) };
    }
    case 'followup':
    case 'activity': {
      const body = { type, ...followUpBody(definition) };
      return { type, answer: await send(reports.followUp, { params: {}, body }, { signal }) };
    }
    case 'weekoverview':
      return { type, answer: await weekOverview(definition, signal) };
    case 'periodoverview':
      return { type, answer: await periodOverview(definition, signal) };
  }
};
