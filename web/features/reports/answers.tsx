import type { ComponentType, ReactNode } from 'react';
import { reports } from '#shared/contract/reports.ts';
import type { ForecastAnswer, KeyValueAnswer, OverviewAnswer } from '#shared/model/reportAnswer.ts';
import type { ExplainedReport } from '#web/domain/explained/figure.ts';
import { fetchPlaceFile } from '#web/domain/followup/place/calls.ts';
import type { FetchFile } from '#web/domain/receipts/ExportButton.tsx';
import { send } from '#web/platform/api/live.ts';
import { AssetsReport } from './assets/AssetsReport.tsx';
import type { BasisAnswer } from './basis/model.ts';
import { DemandReport } from './demand/DemandReport.tsx';
import { FollowUpReport } from './followup/FollowUpReport.tsx';
import { ForecastReport } from './forecast/ForecastReport.tsx';
import { KeyValueReport } from './keyvalues/KeyValueReport.tsx';
import { WorkedReport } from './keyvalues/WorkedReport.tsx';
import {
  type Definition,
  followUpBody,
  forecastBody,
  keyValueBody,
  overviewBody,
  rangeBody,
} from './model/definition.ts';
import type { ReportType } from './model/types.ts';
import { OverviewReport } from './overview/OverviewReport.tsx';
import type { Imprint } from './paper/Paper.tsx';
import { fetchYear, placeOf } from './yearfollowup/model.ts';
import { YearFollowUpReport } from './yearfollowup/YearFollowUpReport.tsx';

/** A report that is made. */
export interface MadeReport {
  readonly draw: (imprint: Imprint) => ReactNode;
  /** What budget periods can be linked to. */
  readonly basis: BasisAnswer | undefined;
}

interface ViewProps<Answer> {
  readonly definition: Definition;
  readonly answer: Answer;
  readonly imprint: Imprint;
}

/** How a report becomes a file: as it is explained, or, where nothing of it is, by a call of its own. */
type Exporting =
  | { readonly body: (definition: Definition) => ExplainedReport; readonly fetchFile?: never }
  | { readonly body?: never; readonly fetchFile: (definition: Definition) => FetchFile };

/** How a type of report is requested and drawn. What is chosen of it: `model/types.ts`. */
type AnsweringOf<Answer> = Exporting & {
  readonly fetch: (definition: Definition, signal: AbortSignal) => Promise<Answer>;
  readonly View: ComponentType<ViewProps<Answer>>;
  readonly basis?: (answer: Answer) => BasisAnswer;
};

/** The same, whatever its answer is. */
type Answering = Exporting & {
  readonly make: (definition: Definition, signal: AbortSignal) => Promise<MadeReport>;
};

const answering = <Answer,>({ fetch, View, basis, ...exporting }: AnsweringOf<Answer>): Answering => ({
  ...exporting,
  make: async (definition, signal) => {
    const answer = await fetch(definition, signal);
    return {
      draw: (imprint) => <View definition={definition} answer={answer} imprint={imprint} />,
      basis: basis?.(answer),
    };
  },
});

const fetchForecast = (definition: Definition, signal: AbortSignal): Promise<ForecastAnswer> => {
  const body = forecastBody(definition);
  const { forecastType } = definition;
  if (forecastType === 'budget/assets' || forecastType === 'assets/budget')
    return send(reports.budgetAssets, { params: {}, body: { ...body, forecastType } }, { signal });
  return forecastType === 'demand/budget'
    ? send(reports.demandBudget, { params: {}, body }, { signal })
    : send(reports.demandAssets, { params: {}, body }, { signal });
};

const fetchWeek = (
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

const fetchPeriod = (
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

const KeyValues = ({ answer, ...props }: ViewProps<KeyValueAnswer>) =>
  'units' in answer ? <KeyValueReport answer={answer} {...props} /> : <WorkedReport answer={answer} {...props} />;

const followUp = (type: 'followup' | 'activity') =>
  answering({
    body: (definition) => ({ type, ...followUpBody(definition) }),
    fetch: (definition, signal) =>
      send(reports.followUp, { params: {}, body: { type, ...followUpBody(definition) } }, { signal }),
    View: FollowUpReport,
  });

const types: Readonly<Record<ReportType, Answering>> = {
  demands: answering({
    body: (definition) => ({ type: 'demands', ...rangeBody(definition) }),
    fetch: (definition, signal) => send(reports.demands, { params: {}, body: rangeBody(definition) }, { signal }),
    View: DemandReport,
    basis: (report) => ({ kind: 'demand', report }),
  }),
  assets: answering({
    body: (definition) => ({ type: 'assets', ...rangeBody(definition) }),
    fetch: (definition, signal) => send(reports.assets, { params: {}, body: rangeBody(definition) }, { signal }),
    View: AssetsReport,
    basis: (report) => ({ kind: 'asset', report }),
  }),
  prognos: answering({
    body: (definition) => ({
      type: 'prognos',
      forecastType: definition.forecastType ?? 'demand/assets',
      ...forecastBody(definition),
    }),
    fetch: fetchForecast,
    View: ForecastReport,
  }),
  keyvalues: answering({
    body: (definition) => ({ type: 'keyvalues', ...keyValueBody(definition) }),
    fetch: (definition, signal) => send(reports.keyValues, { params: {}, body: keyValueBody(definition) }, { signal }),
    View: KeyValues,
  }),
  followup: followUp('followup'),
  activity: followUp('activity'),
  weekoverview: answering({ body: overviewBody, fetch: fetchWeek, View: OverviewReport }),
  periodoverview: answering({ body: overviewBody, fetch: fetchPeriod, View: OverviewReport }),
  yearfollowup: answering({
    fetchFile: (definition) => fetchPlaceFile(placeOf(definition), definition.startYear),
    fetch: fetchYear,
    View: YearFollowUpReport,
  }),
};

/**
 * A report as it is explained and exported, an overview as the demand and receipts of the units of its place; undefined where nothing of it
 * is explained.
 */
export const reportBody = (definition: Definition): ExplainedReport | undefined => {
  const { body } = types[definition.type];
  return body?.(definition);
};

/** Requests the file of a report that has a call of its own; undefined: it is exported by its body. */
export const ownFile = (definition: Definition): FetchFile | undefined => {
  const { fetchFile } = types[definition.type];
  return fetchFile?.(definition);
};

/** Requests a report. Throws ApiProblem. */
export const makeReport = (definition: Definition, signal: AbortSignal): Promise<MadeReport> =>
  types[definition.type].make(definition, signal);
