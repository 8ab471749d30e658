import { addDays, type Day, daysBetween } from './day.ts';
import { contains, overlaps, type Period } from './period.ts';
import { mondayOf } from './week.ts';

/** Rows of one subject that never overlap, in any order; gaps are allowed (shared/calculation/README.md 1). */
export type Timeline<Row extends Period> = readonly Row[];

/** Why a period is refused among its siblings: the field at fault and the overlapping sibling. */
export interface Refused<Row extends Period> {
  readonly ok: false;
  readonly field: 'start' | 'end';
  readonly row: Row;
}

/** An accepted period; `shortened` is the open-ended sibling with its new end, if there is one. */
export interface Inserted<Row extends Period> {
  readonly ok: true;
  readonly shortened?: Row;
}

const byStart = (a: Period, b: Period): number => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0);

/** The rows in order of their start. */
export const sorted = <Row extends Period>(timeline: Timeline<Row>): Row[] => [...timeline].sort(byStart);

/**
 * Whether a period overlaps none of its siblings: the rule of PUT, which never shortens a sibling.
 * `siblings` must not hold the row that is being changed.
 */
export const fits = <Row extends Period>(
  siblings: Timeline<Row>,
  period: Period,
): { readonly ok: true } | Refused<Row> => {
  const row = sorted(siblings).find((sibling) => overlaps(sibling, period));
  return row ? { ok: false, field: contains(row, period.start) ? 'start' : 'end', row } : { ok: true };
};

/**
 * The rule of a create: a period that starts after the first day of an open-ended sibling ends that sibling the day
 * before; any other overlap is refused. Only judges: the caller stores the shortened sibling.
 */
export const insertPeriod = <Row extends Period>(
  siblings: Timeline<Row>,
  period: Period,
): Inserted<Row> | Refused<Row> => {
  const shortened = siblings.find((sibling) => sibling.end === null && sibling.start < period.start);
  return shortened ? { ok: true, shortened: { ...shortened, end: addDays(period.start, -1) } } : fits(siblings, period);
};

/** The row that holds on the day, if any. */
export const valueOn = <Row extends Period>(timeline: Timeline<Row>, day: Day): Row | undefined =>
  timeline.find((row) => contains(row, day));

/**
 * Default for a new period: the day after the last one's end, with the same length; after an open-ended one the next
 * Monday (from today, and after that one's start), open; this week's Monday, open, when there is none.
 */
export const nextPeriod = (timeline: Timeline<Period>, today: Day): Period => {
  const last = sorted(timeline).at(-1);
  if (!last) return { start: mondayOf(today), end: null };
  if (last.end === null) {
    return { start: addDays(mondayOf(last.start > today ? last.start : today), 7), end: null };
  }
  const length = daysBetween(last.start, last.end) + 1;
  return { start: addDays(last.end, 1), end: addDays(last.end, length) };
};

/**
 * The first day that a new period may begin: the day after the last one's end; after an open-ended one, which the new one
 * ends, today or the day after its start; this week's Monday when there is none, since planning starts with whole weeks.
 */
export const firstFreeDay = (timeline: Timeline<Period>, today: Day): Day => {
  const last = sorted(timeline).at(-1);
  if (!last) return mondayOf(today);
  if (last.end !== null) return addDays(last.end, 1);
  return last.start < today ? today : addDays(last.start, 1);
};

const adjoins = (earlier: Period, later: Period): boolean =>
  earlier.end !== null && daysBetween(earlier.end, later.start) === 1;

/** Whether no sibling ends the day before the row's start, or starts the day after its end (never so when open-ended). */
export const disconnected = (timeline: Timeline<Period>, row: Period) => ({
  hasDisconnectedStart: !timeline.some((sibling) => adjoins(sibling, row)),
  hasDisconnectedEnd: row.end !== null && !timeline.some((sibling) => adjoins(row, sibling)),
});

/** The spans that the rows cover: joined wherever they adjoin. */
export const consistentPeriods = (timeline: Timeline<Period>): readonly Period[] => {
  const rows = sorted(timeline);
  const firsts = rows.filter((row, index) => index === 0 || !adjoins(rows[index - 1]!, row));
  const lasts = rows.filter((row, index) => index === rows.length - 1 || !adjoins(row, rows[index + 1]!));
  return firsts.map(({ start }, index) => ({ start, end: lasts[index]!.end }));
};
