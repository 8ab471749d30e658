import * as z from 'zod';
import { yieldToEventLoop } from '#functions/kernel/adapters/work.ts';

/** Items of a list that are parsed and written at once: at most some 2 ms of them. */
const atOnce = 100;

const piecesOf = <Item>(list: readonly Item[]): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(list.length / atOnce) }, (_, index) =>
    list.slice(index * atOnce, (index + 1) * atOnce),
  );

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isUnchecked = (schema: z.ZodType): boolean => !schema.def.checks?.length;

/** Whether a field is a list of objects: one of numbers is short, and not worth a pause of its own. */
const holdsRows = (schema: z.ZodType): schema is z.ZodObject =>
  schema instanceof z.ZodObject &&
  isUnchecked(schema) &&
  Object.values(schema.shape).some((field) => field instanceof z.ZodArray && field.element instanceof z.ZodObject);

/** The JSON text of the items of a piece, without its brackets. */
const itemsText = (element: z.ZodType, piece: readonly unknown[]): string =>
  JSON.stringify(piece.map((item) => element.parse(item))).slice(1, -1);

const joined = (text: string, next: string): string => (text === '' ? next : `${text},${next}`);

/**
 * The JSON text of what the schema makes of the value; undefined where that is nothing. Lists are parsed and written in pieces, so that a
 * long answer does not keep other requests waiting; what was parsed is not kept, and texts are put together once, at the end. Throws where
 * the value is not of the schema.
 */
export const writtenInPieces = async (schema: z.ZodType, value: unknown): Promise<string | undefined> => {
  if (schema instanceof z.ZodArray && isUnchecked(schema) && Array.isArray(value)) {
    const element = schema.element as z.ZodType;
    let items = '';
    for (const piece of piecesOf(value)) {
      if (holdsRows(element))
        for (const item of piece) items = joined(items, (await writtenInPieces(element, item)) ?? 'null');
      else items = joined(items, itemsText(element, piece));
      await yieldToEventLoop();
    }
    return `[${items}]`;
  }
  if (holdsRows(schema) && isPlain(value)) {
    let fields = '';
    for (const [name, field] of Object.entries(schema.shape as Record<string, z.ZodType>)) {
      const text = await writtenInPieces(field, value[name]);
      if (text !== undefined) fields = joined(fields, `${JSON.stringify(name)}:${text}`);
    }
    return `{${fields}}`;
  }
  return JSON.stringify(schema.parse(value));
};
