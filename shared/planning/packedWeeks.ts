import type { WeekReceipt } from '#shared/calculation/index.ts';
import { type Week, weekLabel } from '#shared/time/week.ts';

/** For how many weeks in a row a field has a value; without a value the field is left out in these weeks. */
type Run = [weeks: number] | [weeks: number, value: unknown];

/** Receipts of consecutive weeks, field by field: plans change a few times a year, so a field has few runs. */
export type Packed = Readonly<Record<string, readonly Run[]>>;

/** What follows from the week itself. */
const ofWeek: ReadonlySet<string> = new Set(['week', 'year', 'start'] satisfies (keyof WeekReceipt)[]);

/** What equal values have in common: lists are compared as texts. */
const comparable = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value;

const runsOf = (values: readonly unknown[]): Run[] => {
  const runs: Run[] = [];
  let before: unknown;
  for (const value of values) {
    const same = comparable(value);
    const run = runs.at(-1);
    if (run && same === before) run[0] += 1;
    else runs.push(value === undefined ? [1] : [1, value]);
    before = same;
  }
  return runs;
};

/** All fields of the receipts but those that follow from the week. */
export const packed = (receipts: readonly WeekReceipt[]): Packed => {
  const fields = new Set(receipts.flatMap((receipt) => Object.keys(receipt)).filter((field) => !ofWeek.has(field)));
  return Object.fromEntries(
    [...fields].map((field) => [field, runsOf(receipts.map((receipt) => receipt[field as keyof WeekReceipt]))]),
  );
};

/** The receipts of these weeks as they were packed, with all fields or some. Throws where a field has more or fewer weeks. */
export const unpacked = (fields: Packed, weeks: readonly Week[], only?: ReadonlySet<string>): WeekReceipt[] => {
  const receipts = weeks.map(
    (week): Record<string, unknown> => ({
      week: weekLabel(week),
      year: week.year,
      start: week.start,
    }),
  );
  for (const [field, runs] of Object.entries(fields)) {
    if (only?.has(field) === false) continue;
    let at = 0;
    for (const [count, ...values] of runs)
      for (const end = at + count; at < end; at++) {
        const receipt = receipts[at];
        if (!receipt) throw new Error('packed weeks have too many values');
        if (values.length > 0) receipt[field] = values[0];
      }
    if (at !== weeks.length) throw new Error('packed weeks lack values');
  }
  return receipts as unknown as WeekReceipt[];
};

/** The runs of `count` weeks from the week at `first` on. Throws where there are not as many. */
const runsWithin = (runs: readonly Run[], first: number, count: number): Run[] => {
  const within: Run[] = [];
  let at = 0;
  for (const run of runs) {
    const some = Math.min(at + run[0], first + count) - Math.max(at, first);
    if (some > 0) within.push(some === run[0] ? run : run.length === 1 ? [some] : [some, run[1]]);
    at += run[0];
  }
  if (at < first + count) throw new Error('packed weeks lack values');
  return within;
};

/** Of receipts those of `count` weeks from the week at `first` on, without unpacking them. */
export const packedPart = (fields: Packed, first: number, count: number): Packed =>
  Object.fromEntries(Object.entries(fields).map(([field, runs]) => [field, runsWithin(runs, first, count)]));

/** Receipts of so many weeks each, one after another. */
export const packedTogether = (parts: readonly { readonly fields: Packed; readonly weeks: number }[]): Packed => {
  const [only, ...others] = parts;
  if (only && others.length === 0) return only.fields;
  const names = new Set(parts.flatMap(({ fields }) => Object.keys(fields)));
  return Object.fromEntries(
    [...names].map((name) => [name, parts.flatMap(({ fields, weeks }): readonly Run[] => fields[name] ?? [[weeks]])]),
  );
};
