import * as z from 'zod';
import { giveWay } from '#functions/kernel/services/work.ts';

/** Items of a list that are parsed, or written, at once: some 2 ms of them. */
const atOnce = 50;

const piecesOf = <Item>(list: readonly Item[]): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(list.length / atOnce) }, (_, index) =>
    list.slice(index * atOnce, (index + 1) * atOnce),
  );

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isUnchecked = (schema: z.ZodType): boolean => !schema.def.checks?.length;

/** Whether a field is a list of objects: one of numbers is short, and not worth a turn of its own. */
const holdsRows = (schema: z.ZodType): schema is z.ZodObject =>
  schema instanceof z.ZodObject &&
  isUnchecked(schema) &&
  Object.values(schema.shape).some((field) => field instanceof z.ZodArray && field.element instanceof z.ZodObject);

/** The value as the schema parses it; lists in pieces, so that a long answer does not keep other requests waiting. */
export const parsedInTurns = async (schema: z.ZodType, value: unknown): Promise<unknown> => {
  if (schema instanceof z.ZodArray && isUnchecked(schema) && Array.isArray(value)) {
    const element = schema.element as z.ZodType;
    const items: unknown[] = [];
    for (const piece of piecesOf(value)) {
      if (holdsRows(element)) for (const item of piece) items.push(await parsedInTurns(element, item));
      else items.push(...(schema.parse(piece) as unknown[]));
      await giveWay();
    }
    return items;
  }
  if (holdsRows(schema) && isPlain(value)) {
    const fields: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(schema.shape as Record<string, z.ZodType>)) {
      const parsed = await parsedInTurns(field, value[name]);
      if (parsed !== undefined) fields[name] = parsed;
    }
    return fields;
  }
  return schema.parse(value);
};

const isRows = (value: unknown): value is readonly unknown[] => Array.isArray(value) && isPlain(value[0]);

/** Whether there is a list of objects in it. The first object of a list tells for all of them. */
const isLong = (value: unknown): boolean => isRows(value) || (isPlain(value) && Object.values(value).some(isLong));

/** The JSON text of a value, made piece by piece in the same way. */
export const jsonInTurns = async (value: unknown): Promise<string> => {
  if (Array.isArray(value)) {
    const texts: string[] = [];
    for (const piece of piecesOf(value)) {
      if (isPlain(value[0]) && isLong(value[0])) for (const item of piece) texts.push(await jsonInTurns(item));
      else texts.push(JSON.stringify(piece).slice(1, -1));
      await giveWay();
    }
    return `[${texts.join(',')}]`;
  }
  if (isPlain(value) && isLong(value)) {
    const fields: string[] = [];
    for (const [name, field] of Object.entries(value))
      if (field !== undefined) fields.push(`${JSON.stringify(name)}:${await jsonInTurns(field)}`);
    return `{${fields.join(',')}}`;
  }
  return JSON.stringify(value);
};
