import type * as z from 'zod';

type Definition = {
  type: string;
  innerType?: z.ZodType;
  in?: z.ZodType;
  element?: z.ZodType;
  shape?: Record<string, z.ZodType>;
};

const bare = (schema: z.ZodType | undefined): Definition | undefined => {
  const definition = schema?._zod.def as Definition | undefined;
  const inner = definition?.innerType ?? (definition?.type === 'pipe' ? definition.in : undefined);
  return inner ? bare(inner) : definition;
};

/** Whether the schema of an object has a list in this field, optional or not. */
export const isList = (schema: z.ZodType, field: string): boolean => {
  const { shape } = bare(schema) ?? {};
  return shape !== undefined && Object.hasOwn(shape, field) && bare(shape[field])?.type === 'array';
};

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The paths of fields in `value` that neither the body's schema nor the answer has (api.md "Bodies"): what an answer
 * holds and the caller cannot set is read past, anything else is a mistake worth telling.
 */
export const unknownFields = (
  value: unknown,
  body: z.ZodType | undefined,
  answer: z.ZodType | undefined,
  path: string[] = [],
): string[] => {
  const asked = bare(body);
  const told = bare(answer);
  if (Array.isArray(value)) {
    // A list where none is asked for is refused as a whole: what it holds may be nested deeper than a recursion reaches.
    if (!asked?.element) return [];
    return value.flatMap((item, index) => unknownFields(item, asked.element, told?.element, [...path, String(index)]));
  }
  if (!isPlain(value) || !asked?.shape) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const inBody = asked.shape && Object.hasOwn(asked.shape, key) ? asked.shape[key] : undefined;
    const inAnswer = told?.shape && Object.hasOwn(told.shape, key) ? told.shape[key] : undefined;
    if (!inBody) return inAnswer ? [] : [[...path, key].join('.')];
    return unknownFields(part, inBody, inAnswer, [...path, key]);
  });
};
