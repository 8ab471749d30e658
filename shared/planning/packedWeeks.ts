import type { WeekReceipt } from '#shared/calculation/index.ts';
import { type Week, weekLabel } from '#shared/time/week.ts';

/**
 * The values of a field in consecutive weeks, as one flat list, which is read and written in half the time of a list of pairs: for how many
 * weeks in a row there is a value, and the value; where the field is left out, the number of weeks alone, negative.
 */
type Runs = readonly unknown[];

/** Receipts of consecutive weeks, field by field: plans change a few times a year, so a field has few runs. */
export type Packed = Readonly<Record<string, Runs>>;

/** What follows from the week itself. */
const ofWeek: ReadonlySet<string> = new Set(['week', 'year', 'start'] satisfies (keyof WeekReceipt)[]);

/** What equal values have in common: lists are compared as texts. */
const comparable = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value;

const addRun = (runs: unknown[], weeks: number, value: unknown): void => {
  if (value === undefined) runs.push(-weeks);
  else runs.push(weeks, value);
};

/** Visits each run; without a value the field is left out. */
const eachRun = (runs: Runs, visit: (weeks: number, value: unknown) => void): void => {
  for (let at = 0; at < runs.length; at++) {
    const weeks = runs[at] as number;
    if (weeks < 0) visit(-weeks, undefined);
    else visit(weeks, runs[++at]);
  }
};

/** The runs of values of equal weeks: each is compared with the first of its run. */
const runsOf = (receipts: readonly WeekReceipt[], field: string): Runs => {
  const runs: unknown[] = [];
  let weeks = 0;
  let first: unknown;
  let compared: unknown;
  for (const receipt of receipts) {
    const value = receipt[field as keyof WeekReceipt];
    if (weeks > 0 && comparable(value) === compared) {
      weeks += 1;
      continue;
    }
    if (weeks > 0) addRun(runs, weeks, first);
    weeks = 1;
    first = value;
    compared = comparable(value);
  }
  if (weeks > 0) addRun(runs, weeks, first);
  return runs;
};

/** All fields of the receipts except the fields that the week gives. */
export const packed = (receipts: readonly WeekReceipt[]): Packed => {
  const fields = new Set<string>();
  for (const receipt of receipts) for (const field in receipt) if (!ofWeek.has(field)) fields.add(field);
  return Object.fromEntries([...fields].map((field) => [field, runsOf(receipts, field)]));
};

/**
 * A receipt with these fields, all null. V8 stores an object as a hash table when fields of varying names are added one by one: such an
 * object takes four times the memory, and sums of it twice the time. Objects of JSON.parse, and their copies, are not stored so.
 */
const blankOf = (fields: readonly string[]): WeekReceipt =>
  JSON.parse(JSON.stringify(Object.fromEntries([...ofWeek, ...fields].map((field) => [field, null]))));

/** The receipts of these weeks as they were packed, with all fields or some. Throws where a field has more or fewer weeks. */
export const unpacked = (packedFields: Packed, weeks: readonly Week[], only?: ReadonlySet<string>): WeekReceipt[] => {
  const fields = Object.keys(packedFields).filter((field) => only?.has(field) !== false);
  const blank = blankOf(fields);
  const receipts = weeks.map((week) => ({ ...blank, week: weekLabel(week), year: week.year, start: week.start }));
  for (const field of fields) {
    let at = 0;
    eachRun(packedFields[field]!, (count, value) => {
      for (const end = at + count; at < end; at++) {
        const receipt: Record<string, unknown> | undefined = receipts[at];
        if (!receipt) throw new Error('packed weeks have too many values');
        receipt[field] = value;
      }
    });
    if (at !== weeks.length) throw new Error('packed weeks lack values');
  }
  return receipts;
};

/** The runs of `count` weeks from the week at `first` on. Throws where there are not as many. */
const runsWithin = (runs: Runs, first: number, count: number): Runs => {
  const within: unknown[] = [];
  let at = 0;
  eachRun(runs, (weeks, value) => {
    const some = Math.min(at + weeks, first + count) - Math.max(at, first);
    if (some > 0) addRun(within, some, value);
    at += weeks;
  });
  if (!(at >= first + count)) throw new Error('packed weeks lack values');
  return at === count ? runs : within;
};

/** The receipts of `count` weeks from index `first` on, still packed. */
export const packedPart = (fields: Packed, first: number, count: number): Packed =>
  Object.fromEntries(Object.entries(fields).map(([field, runs]) => [field, runsWithin(runs, first, count)]));

/** The same with each number as `round` makes it. */
export const packedRounded = (fields: Packed, round: (value: number) => number): Packed =>
  Object.fromEntries(
    Object.entries(fields).map(([field, runs]) => {
      const rounded: unknown[] = [];
      eachRun(runs, (weeks, value) => addRun(rounded, weeks, typeof value === 'number' ? round(value) : value));
      return [field, rounded];
    }),
  );

/** Receipts of so many weeks each, one after another. */
export const packedTogether = (parts: readonly { readonly fields: Packed; readonly weeks: number }[]): Packed => {
  const [only, ...others] = parts;
  if (only && others.length === 0) return only.fields;
  const names = new Set(parts.flatMap(({ fields }) => Object.keys(fields)));
  return Object.fromEntries(
    [...names].map((name) => [name, parts.flatMap(({ fields, weeks }): Runs => fields[name] ?? [-weeks])]),
  );
};
