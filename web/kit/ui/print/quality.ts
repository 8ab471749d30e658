import type { Quality } from '#shared/model/reportAnswer.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { mondayOf, sundayOf, weekOf } from '#shared/time/week.ts';
import { dayText, monthText } from '#web/kit/ui/dates.ts';
import { weekRun, weekSpan } from '#web/kit/ui/weeks.ts';

type Lack = Quality[number];
type Kind = Lack['kind'];

/** What one unit lacks of a kind: categories with the same days together. */
export interface UnitLack {
  readonly unitId: string;
  readonly unitName: string;
  readonly parts: readonly { readonly categories: readonly string[]; readonly days: string }[];
}

/** What is missing, by kind and unit. */
export interface KindLack {
  readonly kind: Kind;
  readonly units: readonly UnitLack[];
}

const isMonthStart = (day: string) => day.endsWith('-01');
const isMonthEnd = (day: string) => isMonthStart(addDays(day as Day, 1));

/** Whole weeks and months by their names, other days by their dates. */
const daysText = ({ from, to }: { readonly from: string; readonly to: string }, withYear: boolean): string => {
  const year = withYear ? ` ${to.slice(0, 4)}` : '';
  // Over the turn of a year each end has its own.
  const firstYear = from.slice(0, 4) === to.slice(0, 4) ? '' : ` ${from.slice(0, 4)}`;
  if (isMonthStart(from) && isMonthEnd(to)) {
    const [first, last] = [from, to].map((day) => monthText(day.slice(0, 7)).toLowerCase());
    return `${first === last && firstYear === '' ? first : `${first}${firstYear}–${last}`}${year}`;
  }
  if (mondayOf(from) === from && sundayOf(to) === to) {
    const [first, last] = [weekOf(from), weekOf(to)];
    return withYear ? weekSpan(first, last) : weekRun(first, last);
  }
  return from === to ? `${dayText(from)}${year}` : `${dayText(from)}${firstYear}–${dayText(to)}${year}`;
};

const grouped = <Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): readonly (readonly Item[])[] => {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()];
};

const partsOf = (lacks: readonly Lack[], withYear: boolean): UnitLack['parts'] =>
  grouped(lacks, ({ from, to }) => `${from} ${to}`).map((same) => ({
    categories: same.flatMap(({ categoryName }) => categoryName ?? []),
    days: daysText(same[0]!, withYear),
  }));

/** What an answer lacks, by kind and unit, in its order; days with their year where they are of several. */
export const lacksOf = (quality: Quality): readonly KindLack[] => {
  const withYear = new Set(quality.flatMap(({ from, to }) => [from.slice(0, 4), to.slice(0, 4)])).size > 1;
  return grouped(quality, ({ kind }) => kind).map((ofKind) => ({
    kind: ofKind[0]!.kind,
    units: grouped(ofKind, ({ unitId }) => unitId).map((lacks) => ({
      unitId: lacks[0]!.unitId,
      unitName: lacks[0]!.unitName,
      parts: partsOf(lacks, withYear),
    })),
  }));
};

/** The units that lack something. */
export const lackingUnits = (quality: Quality): ReadonlySet<string> => new Set(quality.map(({ unitId }) => unitId));

/** What a unit lacks, in words. */
export const partsText = ({ parts }: UnitLack): string =>
  parts.map(({ categories, days }) => [categories.join(', '), days].filter(Boolean).join(' ')).join('; ');

/** What all units lack alike, in words; undefined where it is not the same. */
export const sameParts = (units: readonly UnitLack[]): string | undefined => {
  const [same, ...others] = new Set(units.map(partsText));
  return others.length === 0 ? same : undefined;
};
