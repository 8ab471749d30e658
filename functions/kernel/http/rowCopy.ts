import type * as z from 'zod';
import { figure } from '#shared/model/figure.ts';
import { json6 } from '#shared/quantity/round.ts';

type Read = (value: unknown) => unknown;
type Copy = (row: Readonly<Record<string, unknown>>) => unknown;

/** Whether a field only has its type: no check, no format, no coercion. */
const isBare = ({ def }: z.ZodType): boolean => !def.checks?.length && !('format' in def) && !('coerce' in def);

const readOf = (field: z.ZodType): Read => {
  const parse: Read = (value) => field.parse(value);
  const { type } = field.def;
  if (field === figure) return (value) => (Number.isFinite(value) ? json6(value as number) : parse(value));
  if (type === 'number' && isBare(field)) return (value) => (Number.isFinite(value) ? value : parse(value));
  if (type === 'string' && isBare(field)) return (value) => (typeof value === 'string' ? value : parse(value));
  if ((type === 'nullable' || type === 'optional') && isBare(field)) {
    const read = readOf((field as z.ZodNullable<z.ZodType> | z.ZodOptional<z.ZodType>).unwrap());
    const absent = type === 'nullable' ? null : undefined;
    return (value) => (value === absent ? absent : read(value));
  }
  if (type === 'array' && isBare(field)) {
    const read = readOf((field as z.ZodArray<z.ZodType>).element);
    return (value) => (Array.isArray(value) ? value.map(read) : parse(value));
  }
  return parse;
};

const made = new WeakMap<z.ZodObject, Copy>();

/**
 * Returns a function that copies a row as the schema (an object without checks) parses it. The function is generated, as zod's parser
 * is, but allocates no object for each field: in a report of thousands of rows those were a third of the memory. It throws ZodError
 * where a field is wrong.
 */
export const rowCopy = (schema: z.ZodObject): Copy => {
  const found = made.get(schema);
  if (found !== undefined) return found;
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>);
  const copied = fields.map(([name], at) => `${JSON.stringify(name)}: read${at}(row[${JSON.stringify(name)}])`);
  const parameters = fields.map((_, at) => `read${at}`);
  const make = new Function(...parameters, `return (row) => ({ ${copied.join(', ')} });`);
  const copyFields: Copy = make(...fields.map(([, field]) => readOf(field)));
  const copy: Copy = (row) => {
    try {
      return copyFields(row);
    } catch {
      // The schema itself says which field is wrong.
      return schema.parse(row);
    }
  };
  made.set(schema, copy);
  return copy;
};
