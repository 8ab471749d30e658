import * as z from 'zod';
import { lineFault, linesFault, type TextFault } from '#shared/text/hygiene.ts';
import { normalizeName } from '#shared/text/names.ts';
import { type Day, isDay, weekdayOf } from '#shared/time/day.ts';

/** Wide enough for any plan, and away from the calendar's own edges. */
const inCalendar = (text: string): boolean => text >= '1900' && text < '2200';

/** A calendar date that exists, `YYYY-MM-DD` (shared/calculation/README.md 1). */
export const day = z
  .string()
  .refine((text) => isDay(text) && inCalendar(text), { error: 'day', abort: true })
  .transform((text): Day => text as Day);

/** A Monday. */
export const monday = day.refine((start) => weekdayOf(start) === 0, 'monday');
const sunday = day.refine((end) => weekdayOf(end) === 6, 'sunday');

/** The fields of a period that may begin on any day. */
export const anyDays = { start: day, end: day.nullable().default(null) };
/** The fields of a period of whole weeks: Monday to Sunday. */
export const wholeWeeks = { start: monday, end: sunday.nullable().default(null) };
/** The same for a change, where a field left out keeps its value. */
export const changedDays = { start: day.optional(), end: day.nullable().optional() };
export const changedWeeks = { start: monday.optional(), end: sunday.nullable().optional() };

/** The fault of an end before its start: a period of whole weeks ends after its start, a period of days may be one day. */
export const endFault = ({
  start,
  end,
}: {
  readonly start: Day;
  readonly end: Day;
}): 'endBeforeStart' | 'endBeforeFirst' =>
  weekdayOf(start) === 0 && weekdayOf(end) === 6 ? 'endBeforeStart' : 'endBeforeFirst';

/** Refuses an end before the start when both are given. */
export const ordered = <Schema extends z.ZodType<{ start?: Day; end?: Day | null }>>(schema: Schema) =>
  schema.superRefine(({ start, end }, context) => {
    if (start && end && end < start)
      context.addIssue({ code: 'custom', message: endFault({ start, end }), path: ['end'] });
  });

/** A period of whole weeks alone. */
export const WeekPeriod = ordered(z.object(wholeWeeks));

const without =
  (faultOf: (text: string) => TextFault | undefined) =>
  (text: string, context: z.core.$RefinementCtx<string>): void => {
    const fault = faultOf(text);
    if (fault) context.addIssue({ code: 'custom', message: fault });
  };

/** Characters of the longest name of most things. */
export const longestName = 100;

/** A name: trimmed, NFC, `min` to `max` characters (not bytes: emoji are allowed), in one line and readable. */
export const name = (max = longestName, min = 1) =>
  z
    .string()
    .transform(normalizeName)
    .refine((text) => text.length >= min, { error: 'required', abort: true })
    .refine((text) => [...text].length <= max, { error: 'tooLong', params: { max } })
    .superRefine(without(lineFault));

const atMost = (max: number) =>
  z.string().refine((value) => [...value].length <= max, { error: 'tooLong', params: { max } });

/** Free text of at most `max` characters in one line; empty is a value. */
export const text = (max: number) => atMost(max).superRefine(without(lineFault));

/** The same with line breaks. */
export const lines = (max: number) => atMost(max).superRefine(without(linesFault));

/** The most characters of a comment on a period. */
export const longestComment = 1000;

/** A comment on a period (shared/contract/README.md: at most 1,000 characters); null empties it. */
export const comment = z
  .null()
  .transform(() => '')
  .or(lines(longestComment));

const decimalsOf = (value: number): number => {
  const [mantissa = '', exponent] = String(value).split('e');
  const written = mantissa.split('.')[1]?.length ?? 0;
  return Math.max(0, written - Number(exponent ?? 0));
};

/** A number from 0 to `max` with at most `places` decimals. */
export const decimal = (max: number, places: number) =>
  z
    .number()
    .min(0)
    .max(max)
    .refine((value) => decimalsOf(value) <= places, { error: 'decimals', params: { max: places } });

/** Refuses a number of more than `max` characters as it is written, the decimal sign included; for `refine`. */
export const writtenWithin = (max: number) =>
  [(value: number) => String(value).length <= max, { error: 'tooLong', params: { max } }] as const;

/** A whole number from `min` to `max`. */
export const whole = (min: number, max: number) => z.number().min(min).max(max).refine(Number.isInteger, 'whole');

/** The fields of every stored entity: identity, version, and who changed it last. */
export const stamped = {
  id: z.string(),
  version: z.number(),
  changedBy: z.string(),
  changedAt: z.string(),
};

/** The stamp alone. */
export const Stamp = z.object(stamped);
export type Stamp = z.infer<typeof Stamp>;

type Given<Schema> =
  Schema extends z.ZodDefault<infer Inner> ? Inner : Schema extends z.ZodOptional<infer Inner> ? Inner : Schema;
type Shape = Readonly<Record<string, z.ZodType>>;

const given = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodDefault || schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;

const plain = (schema: z.ZodType): z.ZodType => {
  if (schema instanceof z.ZodNullable) return plain(schema.unwrap() as z.ZodType).nullable();
  if (schema instanceof z.ZodBoolean || schema instanceof z.ZodEnum) return schema;
  return schema instanceof z.ZodNumber ? z.number() : z.string();
};

const mapped = (shape: Shape, of: (schema: z.ZodType) => z.ZodType) =>
  Object.fromEntries(Object.entries(shape).map(([field, schema]) => [field, of(schema)]));

/** The fields of a change, by the fields of what is created: the same rules, and one left out keeps its value. */
export const changedFields = <Fields extends Shape>(fields: Fields) =>
  mapped(fields, (schema) => given(schema).optional()) as {
    [Field in keyof Fields]: z.ZodOptional<Given<Fields[Field]>>;
  };

/** The fields as they are stored and answered, by the fields of what is created: their types without the rules of today. */
export const storedFields = <Fields extends Shape>(fields: Fields) =>
  mapped(fields, (schema) => plain(given(schema))) as {
    [Field in keyof Fields]: z.ZodType<Exclude<z.output<Fields[Field]>, undefined>>;
  };

/** The version that a change is based on; without it the change applies to the stored one. */
export const version = z.number().int().optional();
