import { deflateSync, inflateSync } from 'node:zlib';
import * as z from 'zod';
import { keptSumsKey, keptWeeksKey, type UnitIds } from '#functions/kernel/store/keys.ts';
import type { Key, Row } from '#functions/kernel/store/table.ts';
import type { WeekReceipt } from '#shared/calculation/index.ts';
import { type Packed, packed, packedPart, unpacked } from '#shared/planning/packedWeeks.ts';
import { mondayOfWeek, sundayOf, type Week, weeksInYear, weeksOf } from '#shared/time/week.ts';

/** What the weeks of a unit's ISO year were made of: equal texts give equal weeks. */
export interface Source extends UnitIds {
  readonly year: number;
  /** The version of the plan (functions/kernel/store/planVersions.ts). */
  readonly plan: string;
  /** The version of the rules, and what of the organisation and the unit counts beside the plan. */
  readonly rules: string;
}

/** A staff category with its receipts, one per week of an ISO year. */
export interface YearCategory {
  readonly id: string;
  readonly name: string;
  readonly receipts: readonly WeekReceipt[];
}

/** What differences are judged by, of a staff category. */
const balanceFields = ['demand', 'diff', 'netDiff', 'daysOff'] as const satisfies readonly (keyof WeekReceipt)[];
export type WeekBalance = Pick<WeekReceipt, (typeof balanceFields)[number] | 'start'>;

/** A staff category with its balances, one per week of an ISO year. */
export interface BalanceCategory {
  readonly id: string;
  readonly name: string;
  readonly receipts: readonly WeekBalance[];
}

/** The weeks of a unit's ISO year: of each staff category, whole and what its differences are judged by, and their sum, packed as it is answered. */
export interface UnitYear {
  readonly categories: readonly YearCategory[];
  readonly balances: readonly BalanceCategory[];
  readonly sum: Packed;
}

/** The data of a kept row; `weeks` is what it keeps, with its source, as JSON, compressed, in base64. */
const KeptYear = z.object({ plan: z.string(), rules: z.string(), weeks: z.string() });
export type KeptYear = z.infer<typeof KeptYear>;

interface PackedCategory {
  readonly id: string;
  readonly name: string;
  readonly fields: Packed;
}

const nameOf = ({ orgId, unitId, year, plan, rules }: Source): string =>
  JSON.stringify([orgId, unitId, year, plan, rules]);

/** All weeks of an ISO year. */
export const weeksOfYear = (year: number): readonly Week[] => {
  const [first, last] = [mondayOfWeek(year, 1), mondayOfWeek(year, weeksInYear(year))];
  return first && last ? weeksOf({ start: first, end: sundayOf(last) }) : [];
};

const rowOf = (key: Key, source: Source, kept: readonly PackedCategory[] | Packed): Row<KeptYear> => {
  const { plan, rules } = source;
  // The source is repeated, so that a row whose parts are not of each other is found out.
  const weeks = deflateSync(JSON.stringify({ source: nameOf(source), kept })).toString('base64');
  return { ...key, version: 1, data: { plan, rules, weeks } };
};

/** The rows that keep the weeks: one of the categories, and one of their sum. */
export const keptRowsOf = (
  source: Source,
  { categories, sum }: Pick<UnitYear, 'categories' | 'sum'>,
): readonly Row<KeptYear>[] => [
  rowOf(
    keptWeeksKey(source, source.year),
    source,
    categories.map(({ id, name, receipts }) => ({ id, name, fields: packed(receipts) })),
  ),
  rowOf(keptSumsKey(source, source.year), source, sum),
];

/** The key of the row that keeps a part of the weeks. */
export const keyOfPart = (part: keyof UnitYear, ids: UnitIds, year: number): Key =>
  part === 'sum' ? keptSumsKey(ids, year) : keptWeeksKey(ids, year);

const inBalances: ReadonlySet<string> = new Set(balanceFields);

/** The asked weeks of an ISO year. */
export interface AskedYear {
  readonly year: number;
  readonly weeks: readonly Week[];
}

/** The asked weeks of an ISO year, of what is packed of the whole. */
export const packedAsked = (fields: Packed, { weeks }: AskedYear): Packed =>
  packedPart(fields, (weeks[0]?.week ?? 1) - 1, weeks.length);

const receiptsOf = (fields: Packed, asked: AskedYear, only?: ReadonlySet<string>): WeekReceipt[] =>
  unpacked(packedAsked(fields, asked), asked.weeks, only);

/** What a part is made of, in the asked weeks, of what its row keeps. */
const parts: { readonly [Part in keyof UnitYear]: (kept: never, asked: AskedYear) => UnitYear[Part] } = {
  balances: (kept: readonly PackedCategory[], asked) =>
    kept.map(({ id, name, fields }) => ({ id, name, receipts: receiptsOf(fields, asked, inBalances) })),
  categories: (kept: readonly PackedCategory[], asked) =>
    kept.map(({ id, name, fields }) => ({ id, name, receipts: receiptsOf(fields, asked) })),
  sum: packedAsked,
};

/**
 * The part of the asked weeks that the row keeps, or undefined where they were made of something else. Throws where the row is damaged: the
 * compressed text has a check sum.
 */
export const readKept = <Part extends keyof UnitYear>(
  row: Row,
  source: Source,
  part: Part,
  asked: AskedYear,
): UnitYear[Part] | undefined => {
  const { plan, rules, weeks } = KeptYear.parse(row.data);
  if (plan !== source.plan || rules !== source.rules) return undefined;
  const content = JSON.parse(inflateSync(Buffer.from(weeks, 'base64')).toString());
  if (content.source !== nameOf(source)) throw new Error('kept weeks of another source');
  return parts[part](content.kept as never, asked);
};
