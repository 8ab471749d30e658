import { addDays, type Day, daysBetween } from '#shared/time/day.ts';
import type { Period } from '#shared/time/period.ts';
import type { PeriodForm } from '../period/form.ts';
import { numberIn } from '../period/rates.ts';

/** What a bar of the picture represents. */
export type Kind = 'own' | 'substitutes' | 'contractors';

/** One period in the picture; places and heights are shares of the whole, 0 to 1. */
interface Bar {
  readonly left: number;
  readonly width: number;
  readonly rate: number;
  readonly excluded: number;
  readonly kind: Kind;
}

/** A year's beginning in the picture. */
interface Tick {
  readonly year: number;
  readonly left: number;
}

/** The days that a picture of the periods reaches over: from the first start to a year beyond today or the last end. */
export const reachOf = (
  periods: readonly Period[],
  today: Day,
): { readonly start: Day; readonly end: Day } | undefined => {
  const starts = periods.map(({ start }) => start).sort();
  const [first] = starts;
  if (first === undefined) return undefined;
  const marks = periods.map(({ start, end }) => end ?? addDays(start, 182));
  const last = [...marks, addDays(today, 182)].sort().at(-1) ?? first;
  return { start: first < today ? first : today, end: last };
};

const share = (rate: number): number => Math.min(1, Math.max(0, Number.isNaN(rate) ? 0 : rate));

/** The filled-in periods as bars over the days reached, in order. */
export const barsOf = (
  forms: readonly PeriodForm[],
  { start, end }: { readonly start: Day; readonly end: Day },
): readonly Bar[] => {
  const days = daysBetween(start, end) + 1;
  return forms.flatMap((form) => {
    if (form.start === null) return [];
    const last = form.end ?? end;
    const rate = share(numberIn(form.workRate));
    return {
      left: daysBetween(start, form.start) / days,
      width: (daysBetween(form.start, last) + 1) / days,
      rate,
      excluded: Math.min(share(numberIn(form.workRateExcluded)), 1 - rate),
      kind: form.isContractor ? 'contractors' : form.isFillIn ? 'substitutes' : 'own',
    };
  });
};

/** Where a day lies in the picture. */
export const placeOf = (day: Day, { start, end }: { readonly start: Day; readonly end: Day }): number =>
  daysBetween(start, day) / (daysBetween(start, end) + 1);

/** A year with less of the width than this has no room for its name. */
const LEAST = 0.1;

/** The beginnings of the years in the picture, of those that have room for their names. */
export const ticksOf = (reach: { readonly start: Day; readonly end: Day }): readonly Tick[] => {
  const [first, last] = [Number(reach.start.slice(0, 4)), Number(reach.end.slice(0, 4))];
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => {
    const year = first + index;
    return { year, left: Math.max(0, placeOf(`${year}-01-01` as Day, reach)) };
  });
  return ticks.filter(({ left }, index) => (ticks[index + 1]?.left ?? 1) - left > LEAST);
};
