import { dayNumber } from '#shared/time/day.ts';
import type { PeriodInput } from './input.ts';

/** Day numbers from one to another, both inclusive; `to` is Infinity when open-ended. */
export interface Days {
  readonly from: number;
  readonly to: number;
}

/** Days on which one value holds. */
export interface Span<Value> extends Days {
  readonly value: Value;
}

/** The days of a period or range. */
export const daysOf = ({ start, end }: PeriodInput): Days => ({
  from: dayNumber(start),
  to: end === null ? Infinity : dayNumber(end),
});

/** How many days there are. */
export const count = ({ from, to }: Days): number => Math.max(0, to - from + 1);

/** How many days the two have in common. */
export const sharedDays = (a: Days, b: Days): number => {
  const from = a.from > b.from ? a.from : b.from;
  const to = a.to < b.to ? a.to : b.to;
  return to < from ? 0 : to - from + 1;
};

/** The days that the two have in common; none of them when `count` is 0. */
export const common = (a: Days, b: Days): Days => ({ from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) });

/** The days from the first to the last of some. */
export const wholeOf = (parts: readonly Days[]): Days => ({
  from: Math.min(...parts.map(({ from }) => from)),
  to: Math.max(...parts.map(({ to }) => to)),
});

/** Periods as spans in order, each with what `read` makes of it. */
export const spansOf = <Period extends PeriodInput, Value>(
  periods: readonly Period[],
  read: (period: Period) => Value,
): readonly Span<Value>[] =>
  periods
    .map((period) => {
      const { from, to } = daysOf(period);
      return { from, to, value: read(period) };
    })
    .sort((a, b) => a.from - b.from);

/** The value that holds on a day, if any. */
export const valueAt = <Value>(spans: readonly Span<Value>[], day: number): Value | undefined =>
  spans.find(({ from, to }) => from <= day && day <= to)?.value;

/** Splits the days wherever the value changes; a stretch on which none holds has the value undefined. */
export const stretches = <Value>(spans: readonly Span<Value>[], days: Days): readonly Span<Value | undefined>[] => {
  const parts: Span<Value | undefined>[] = [];
  let next = days.from;
  for (const span of spans) {
    if (span.to < next || span.from > days.to) continue;
    if (span.from > next) parts.push({ from: next, to: span.from - 1, value: undefined });
    parts.push({ from: Math.max(next, span.from), to: Math.min(days.to, span.to), value: span.value });
    next = span.to + 1;
  }
  if (next <= days.to) parts.push({ from: next, to: days.to, value: undefined });
  return parts;
};

/** What is left of the days when those of the others are taken away, in order. */
export const without = (days: Days, taken: readonly Days[]): readonly Days[] =>
  taken.reduce<readonly Days[]>(
    (left, { from, to }) =>
      left.flatMap((part) =>
        [
          { from: part.from, to: Math.min(part.to, from - 1) },
          { from: Math.max(part.from, to + 1), to: part.to },
        ].filter((rest) => count(rest) > 0),
      ),
    [days],
  );
