import type { Fault } from '#shared/model/faults.ts';
import type { Stamp } from '#shared/model/fields.ts';
import { isLinked } from '#shared/planning/basis.ts';
import type { Planner } from '#shared/planning/periodRules.ts';
import { accessLevelOf } from '#shared/time/accessLevel.ts';
import { type Day, isDay } from '#shared/time/day.ts';
import type { Period } from '#shared/time/period.ts';
import { sorted } from '#shared/time/timeline.ts';
import { judgePeriod } from '#web/domain/planning/judgePeriod.ts';
import { isOpenEnd } from '#web/domain/planning/openEnd.ts';
import { overlapsIn, saveOrder } from '#web/domain/planning/rows/saveOrder.ts';
import { codesAsFaults } from '#web/kit/forms/judge.ts';
import { readDay } from '#web/kit/ui/inputs/dayText.ts';
import type { Texts } from '#web/kit/ui/sheet/column.ts';
import type { Clash } from './kind.ts';
import type { Lock, TypedRow } from './row.ts';

/** A period of a budget: services of a category, or hours of a unit. */
export interface BudgetTime extends Stamp, Period {
  readonly budget: number;
  readonly comment: string;
  readonly demandBasisDate?: Day | null;
  readonly assetBasisDate?: Day | null;
}

/** The cells of a budget period that can be typed in. */
export type PeriodColumn = 'start' | 'end' | 'budget' | 'comment';

/** Today and the rights of the account, with that to correct a period with a linked basis, for a reason. */
export interface BudgetPlanner extends Planner {
  readonly mayCorrect: boolean;
}

/** Why a budget period is closed, in whole or in part. */
export const periodLock = (
  period: BudgetTime,
  { today, mayChangeHistory, mayCorrect }: BudgetPlanner,
): Lock | undefined => {
  if (isLinked(period)) return mayCorrect ? 'correctable' : 'linked';
  const { level } = accessLevelOf(period, today, mayChangeHistory);
  if (level === 'readOnly') return 'old';
  return level === 'partial' ? 'startOld' : undefined;
};

/** Whether a cell of a stored period is closed in the sheet: all with a linked basis; with a start before the limit, end and comment stay open. */
export const isClosed = (period: BudgetTime, column: PeriodColumn, planner: BudgetPlanner): boolean => {
  const lock = periodLock(period, planner);
  return lock !== undefined && (lock !== 'startOld' || (column !== 'end' && column !== 'comment'));
};

/** Whether a period can be removed: no basis is linked, and it starts after the 10-week limit. */
export const isRemovable = (period: BudgetTime, planner: BudgetPlanner): boolean =>
  periodLock(period, planner) === undefined;

const YEAR = /^\d{4}$/;

/** A typed day as it is kept; a year alone is its first day in `start`, its last in `end`, and an open end is empty. */
export const keptDay = (text: string, column: 'start' | 'end'): string => {
  const typed = text.trim();
  if (column === 'end' && isOpenEnd(typed)) return '';
  if (YEAR.test(typed)) return `${typed}-${column === 'start' ? '01-01' : '12-31'}`;
  return readDay(typed) ?? '';
};

const dayIn = (text: string | undefined): string | null => (text ? text : null);

/** The days of a row; undefined while they cannot be read. */
export const daysIn = ({ start = '', end = '' }: Texts): Period | undefined => {
  if (!isDay(start)) return undefined;
  if (end === '') return { start, end: null };
  return isDay(end) ? { start, end } : undefined;
};

/** Start and end as the schema reads them. */
export const daysBody = (texts: Texts) => ({ start: dayIn(texts.start), end: dayIn(texts.end) });

/** What the rules of periods refuse of the days of one row. */
export const judgeDays = <Stored extends BudgetTime>(
  texts: Texts,
  stored: Stored | undefined,
  planner: Planner,
): Readonly<Record<string, Fault>> => {
  const chosen = daysIn(texts);
  if (!chosen || (stored && stored.start === chosen.start && stored.end === chosen.end)) return {};
  return codesAsFaults(judgePeriod({ list: [], chosen, planner, since: 'historyLimit', changed: stored }).faults);
};

const placedIn = <Stored>(rows: readonly TypedRow<Stored>[]) =>
  rows.flatMap(({ id, texts }) => {
    const days = daysIn(texts);
    return days ? [{ id, ...days }] : [];
  });

interface Sides<Stored extends BudgetTime> {
  readonly stored: readonly Stored[];
  readonly changed: ReturnType<typeof placedIn>;
  readonly created: ReturnType<typeof placedIn>;
}

const sidesOf = <Stored extends BudgetTime>(rows: readonly TypedRow<Stored>[]): Sides<Stored> => ({
  stored: rows.flatMap(({ stored }) => stored ?? []),
  changed: placedIn(rows.filter(({ stored, changed }) => stored && changed)),
  created: sorted(placedIn(rows.filter(({ stored }) => stored === undefined))),
});

/** The rows that overlap another once all are as typed. */
export const overlapClashes = <Stored extends BudgetTime>(
  rows: readonly TypedRow<Stored>[],
): ReadonlyMap<string, Clash> => {
  const { stored, changed, created } = sidesOf(rows);
  return new Map(
    [...overlapsIn(stored, changed, created)].map(([id, column]) => [id, { column, code: 'overlap' }] as const),
  );
};

/** The changed rows so that each finds its days free; new periods after the changes that make room for them. */
export const periodOrder = <Stored extends BudgetTime>(rows: readonly TypedRow<Stored>[]): readonly string[] => {
  const { stored, changed, created } = sidesOf(rows);
  return saveOrder(stored, [...changed, ...created]);
};
