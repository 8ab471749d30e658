import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OverviewAnswer } from '#shared/model/reportAnswer.ts';
import type { Day } from '#shared/time/day.ts';
import { mondayOf, weekOf } from '#shared/time/week.ts';
import { assumesAbsence } from '#web/domain/receipts/net.ts';
import { today } from '#web/kit/ui/dates.ts';
import { weekLabel } from '#web/kit/ui/weeks.ts';
import type { Definition } from '../model/definition.ts';

interface ReportNet {
  /** The Monday from which figures are net beside gross; undefined where they are gross alone. */
  readonly netMonday: Day | undefined;
  /** Under the title: from when figures are net, or why they are not; nothing where net is not chosen. */
  readonly facts: readonly string[];
  /** At the foot: what net is. */
  readonly method: readonly string[];
}

/** Whether a report is net of expected absence: where that is chosen, and some is assumed of a week that is not past. */
export const useReportNet = ({ flags, start, end, type }: Definition, answer: OverviewAnswer): ReportNet => {
  const { t } = useTranslation();
  const monday = mondayOf(today());
  const { unitOverviews } = answer;
  const assumes = useMemo(
    () =>
      unitOverviews.some(({ categoryWeekReceipts }) =>
        categoryWeekReceipts.some(({ weeks }) => assumesAbsence(weeks, monday)),
      ),
    [unitOverviews, monday],
  );
  const last = type === 'weekoverview' ? start : end;
  const isShown = unitOverviews.some(({ categoryWeekReceipts }) => categoryWeekReceipts.length > 0);
  if (!flags.has('net') || !isShown) return { netMonday: undefined, facts: [], method: [] };
  if (!assumes)
    return { netMonday: undefined, facts: [t(last < monday ? 'reports.net.past' : 'reports.net.none')], method: [] };
  return {
    netMonday: monday,
    facts: [t('reports.net.from', { week: weekLabel(weekOf(monday)) })],
    method: [t('reports.net.method')],
  };
};
