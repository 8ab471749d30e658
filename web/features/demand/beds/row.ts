import { type BedPeriod, BedPeriodChange } from '#shared/model/bed.ts';
import type { Fault } from '#shared/model/faults.ts';
import type { Planner } from '#shared/planning/periodRules.ts';
import { accessLevelOf, type PeriodAccess } from '#shared/time/accessLevel.ts';
import { spanText } from '#web/domain/planning/dates.ts';
import { judge } from '#web/kit/forms/judge.ts';
import type { SheetRow, Texts } from '#web/kit/ui/sheet/column.ts';
import { bedsOf, followed } from './counts.ts';

/** One bed period as a row of the table. */
export interface BedRow extends SheetRow {
  readonly period: BedPeriod;
  readonly access: PeriodAccess;
}

const textsOf = ({ beds, weekendBeds, comment }: BedPeriod): Texts => ({
  beds: String(beds),
  weekendBeds: String(weekendBeds),
  comment,
});

/** The rows of a unit's bed periods, by date; one that is older than the account may change is read-only. */
export const rowsOf = (periods: readonly BedPeriod[], { today, mayChangeHistory }: Planner): readonly BedRow[] =>
  periods.map((period) => {
    const access = accessLevelOf(period, today, mayChangeHistory);
    return { id: period.id, texts: textsOf(period), period, access, readOnly: access.level === 'readOnly' };
  });

/** The weeks of a row's period; `open` is the word for an open end. */
export const nameOfRow = ({ period }: BedRow, open: string): string => spanText(period, open);

/** The body of a change with the typed texts of a row; a count that is no number is left out, see {@link faultsOfRow}. */
export const changeOf = (typed: Texts): BedPeriodChange => {
  const count = (text: string | undefined) => (text === undefined ? undefined : (bedsOf(text) ?? undefined));
  const [beds, weekendBeds] = [count(typed.beds), count(typed.weekendBeds)];
  return {
    ...(beds !== undefined && { beds }),
    ...(weekendBeds !== undefined && { weekendBeds }),
    ...(typed.comment !== undefined && { comment: typed.comment }),
  };
};

/** What is wrong in a row, by column: the schema that the server uses, an empty count, and what is no whole number. */
export const faultsOfRow = (texts: Texts): Readonly<Record<string, Fault>> => {
  const unread = (['beds', 'weekendBeds'] as const)
    .filter((field) => bedsOf(texts[field] ?? '') === null)
    .map((field): [string, Fault] => [field, { code: texts[field]?.trim() ? 'whole' : 'required' }]);
  return { ...judge(BedPeriodChange, changeOf(texts)).faults, ...Object.fromEntries(unread) };
};

/** The texts of a row after a count was typed: an empty count follows the other one. */
export const settledRow = (texts: Texts, column: string): Texts =>
  column === 'comment'
    ? texts
    : { ...texts, ...followed({ beds: texts.beds ?? '', weekendBeds: texts.weekendBeds ?? '' }) };

/** A count as it is kept: digits without leading zeros or spaces; what is no count comes back as typed. */
export const keptCount = (text: string): string => {
  const count = bedsOf(text);
  return count === null ? text.trim() : String(count);
};

/** A count one more or one less, never below 0; undefined for a text that is no count. */
export const steppedCount = (text: string, by: 1 | -1): string | undefined => {
  const count = bedsOf(text);
  return count === null ? undefined : String(Math.max(0, count + by));
};
