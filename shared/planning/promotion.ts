import type { Day } from '#shared/time/day.ts';
import { overlaps, type Period, subtract } from '#shared/time/period.ts';
import { sorted } from '#shared/time/timeline.ts';

/** The most live periods that one promotion may replace: all of them fit one transaction with their log entries. */
export const mostReplaced = 40;

/** What remains of a period when another takes its days: no part (the period is removed), one or two. */
export interface Replaced<Row extends Period> {
  readonly row: Row;
  readonly becomes: readonly Period[];
}

/** The periods that share a day with the new one, oldest first, each with its remaining parts. */
export const replacedBy = <Row extends Period>(rows: readonly Row[], period: Period): Replaced<Row>[] =>
  sorted(rows.filter((row) => overlaps(row, period))).map((row) => ({ row, becomes: subtract(row, period) }));

/** The figures in which two weeks of a comparison may differ. */
interface ComparedWeek {
  readonly start: Day;
  readonly workRateSum: number;
  readonly demandLive: number | null;
  readonly demandSimulated: number | null;
}

const sameFigures = (a: ComparedWeek, b: ComparedWeek): boolean =>
  a.workRateSum === b.workRateSum && a.demandLive === b.demandLive && a.demandSimulated === b.demandSimulated;

/** The weeks up to the last in which a figure changes; the first week at least. */
export const untilLastChange = <Week extends ComparedWeek>(weeks: readonly Week[]): Week[] => {
  const last = weeks.findLastIndex((week, index) => index === 0 || !sameFigures(week, weeks[index - 1]!));
  return weeks.slice(0, last + 1);
};
