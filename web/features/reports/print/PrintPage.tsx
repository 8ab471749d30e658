import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { reports } from '#shared/contract/reports.ts';
import { today } from '#web/kit/ui/dates.ts';
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx';
import { ErrorState } from '#web/kit/ui/state/ErrorState.tsx';
import { TableSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import { StateScreen } from '#web/kit/ui/state/StateScreen.tsx';
import { session } from '#web/platform/api/live.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import { useSignal } from '#web/platform/api/useSignal.ts';
import { usePageTitle } from '#web/platform/navigation/usePageTitle.ts';
import type { MadeReport } from '../answers.tsx';
import { refusalOf } from '../model/checks.ts';
import type { Definition } from '../model/definition.ts';
import { ReportView } from '../ReportView.tsx';
import { useReport } from '../useReport.ts';
import { printWhenDrawn } from './printWhenDrawn.ts';
import { usePrintedDefinition } from './usePrintedDefinition.ts';

/** The names of the organisations that the report is about; undefined until they are known. */
const useAbout = ({ unitIds, place }: Definition): string | undefined => {
  const { data } = useEndpoint(reports.units, { params: {} }, { revalidateOnFocus: false });
  const units = data?.filter(({ unitId, orgId }) => unitIds.includes(unitId) || orgId === place.orgId);
  return units && [...new Set(units.map(({ orgName }) => orgName))].join(', ');
};

interface PrintedReportProps {
  readonly report: MadeReport;
  readonly about: string;
}

const PrintedReport = ({ report, about }: PrintedReportProps) => {
  const account = useSignal(session)?.username ?? '';
  const imprint = useMemo(() => ({ about, account, day: today() }), [about, account]);
  useEffect(printWhenDrawn, []);
  return <ReportView report={report} imprint={imprint} isPrinted />;
};

/** The report of the address as it is printed, in a window of its own, which prints when it is drawn. */
export const PrintPage = () => {
  const { t } = useTranslation();
  usePageTitle(t('reports.print.title'));
  const { definition, available } = usePrintedDefinition();
  const refusal = refusalOf(definition, available);
  const { state, retry } = useReport(refusal === undefined ? definition : undefined);
  const about = useAbout(definition);
  if (state.status === 'done' && about !== undefined) return <PrintedReport report={state.report} about={about} />;
  const isRefused = refusal !== undefined && refusal !== 'loading' && refusal !== 'loadingActivities';
  return (
    <StateScreen heading={t('reports.print.title')}>
      {isRefused ? (
        <EmptyState title={t('reports.print.incomplete')} />
      ) : state.status === 'failed' ? (
        <ErrorState problem={state.problem} retry={retry} title={t('reports.failed')} />
      ) : (
        <TableSkeleton />
      )}
    </StateScreen>
  );
};
