import * as z from 'zod';
import { giveWay } from '#functions/kernel/services/work.ts';

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value as the schema parses it; lists item by item, so that a long answer does not keep other requests waiting. */
export const parsedInTurns = async (schema: z.ZodType, value: unknown): Promise<unknown> => {
  if (schema instanceof z.ZodArray && Array.isArray(value) && !schema.def.checks?.length) {
    const items: unknown[] = [];
    for (const item of value) {
      items.push(await parsedInTurns(schema.element as z.ZodType, item));
      await giveWay();
    }
    return items;
  }
  if (schema instanceof z.ZodObject && isPlain(value) && !schema.def.checks?.length && holdsLists(schema)) {
    const fields: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(schema.shape as Record<string, z.ZodType>)) {
      const parsed = await parsedInTurns(field, value[name]);
      if (parsed !== undefined) fields[name] = parsed;
    }
    return fields;
  }
  return schema.parse(value);
};

/** Objects without a list are parsed at once: there is nothing to wait between. */
const holdsLists = (schema: z.ZodObject): boolean =>
  Object.values(schema.shape).some((field) => field instanceof z.ZodArray);

/** The JSON text of a value, made list by list in the same way. */
export const jsonInTurns = async (value: unknown): Promise<string> => {
  if (Array.isArray(value)) {
    const items: string[] = [];
    for (const item of value) {
      items.push(await jsonInTurns(item));
      await giveWay();
    }
    return `[${items.join(',')}]`;
  }
  if (isPlain(value) && Object.values(value).some(Array.isArray)) {
    const fields: string[] = [];
    for (const [name, field] of Object.entries(value))
      if (field !== undefined) fields.push(`${JSON.stringify(name)}:${await jsonInTurns(field)}`);
    return `{${fields.join(',')}}`;
  }
  return JSON.stringify(value);
};
