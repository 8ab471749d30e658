import type * as z from 'zod';

type Definition = {
  type: string;
  innerType?: z.ZodType;
  in?: z.ZodType;
  element?: z.ZodType;
  options?: readonly z.ZodType[];
  shape?: Record<string, z.ZodType>;
};

const bare = (schema: z.ZodType | undefined): Definition | undefined => {
  const definition = schema?._zod.def as Definition | undefined;
  const inner = definition?.innerType ?? (definition?.type === 'pipe' ? definition.in : undefined);
  if (inner) return bare(inner);
  // Of a union of objects a value may have the fields of any: which of them is the union's own check.
  const shapes = definition?.options?.map((option) => bare(option)?.shape);
  if (definition === undefined || !shapes?.length || shapes.includes(undefined)) return definition;
  return { ...definition, shape: Object.assign({}, ...shapes) as Record<string, z.ZodType> };
};

/** Whether the schema of an object has a list in this field, optional or not. */
export const isList = (schema: z.ZodType, field: string): boolean => {
  const { shape } = bare(schema) ?? {};
  return shape !== undefined && Object.hasOwn(shape, field) && bare(shape[field])?.type === 'array';
};

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The paths of fields in `value` that neither the body's schema nor the answer has (README.md "Bodies"): what an answer
 * holds and the caller cannot set is ignored, anything else is refused.
 */
export const unknownFields = (
  value: unknown,
  body: z.ZodType | undefined,
  answer: z.ZodType | undefined,
  path: string[] = [],
): string[] => {
  const accepted = bare(body);
  const answered = bare(answer);
  if (Array.isArray(value)) {
    // A list where the body has none is refused as a whole: its nesting may be too deep for recursion.
    if (!accepted?.element) return [];
    return value.flatMap((item, index) =>
      unknownFields(item, accepted.element, answered?.element, [...path, String(index)]),
    );
  }
  if (!isPlain(value) || !accepted?.shape) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const inBody = accepted.shape && Object.hasOwn(accepted.shape, key) ? accepted.shape[key] : undefined;
    const inAnswer = answered?.shape && Object.hasOwn(answered.shape, key) ? answered.shape[key] : undefined;
    if (!inBody) return inAnswer ? [] : [[...path, key].join('.')];
    return unknownFields(part, inBody, inAnswer, [...path, key]);
  });
};
