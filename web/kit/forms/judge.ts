import type * as z from 'zod';
import { type Fault, type FaultCode, faultsOf } from '#shared/model/faults.ts';

export type Faults = Readonly<Record<string, Fault>>;

/**
 * When a fault is shown: `always`; `filled`: a field that is only empty is no fault before the first attempt to save;
 * `attempted`: no fault before that attempt.
 */
export type FaultsShown = 'always' | 'filled' | 'attempted';

/** A body as its schema reads it: `body` is undefined exactly when there are faults. */
export type Judged<Body> = { readonly faults: Faults; readonly body: Body | undefined };

/** Reads a body by the schema that the server uses. An empty field, `null` or `undefined` in the body, is `required`. */
export const judge = <Body>(schema: z.ZodType<Body>, body: unknown): Judged<Body> => {
  const read = schema.safeParse(body, { reportInput: true });
  if (read.success) return { faults: {}, body: read.data };
  const issues = read.error.issues.map((issue) => (issue.input === null ? { ...issue, input: undefined } : issue));
  return { faults: faultsOf(issues), body: undefined };
};

/** The faults of the codes; a field without a code has none. */
export const codesAsFaults = (codes: Readonly<Partial<Record<string, FaultCode>>>): Faults =>
  Object.fromEntries(Object.entries(codes).flatMap(([field, code]) => (code ? [[field, { code }]] : [])));

/** The faults to show before or after the first attempt to save. */
export const shownFaults = (faults: Faults, shown: FaultsShown, attempted: boolean): Faults => {
  if (attempted || shown === 'always') return faults;
  if (shown === 'attempted') return {};
  return Object.fromEntries(Object.entries(faults).filter(([, { code }]) => code !== 'required'));
};

/** The texts of the fields under a name (`period.start`), by the field alone (`start`). */
export const textsUnder = (texts: Readonly<Record<string, string>>, name: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(texts)
      .filter(([field]) => field.startsWith(`${name}.`))
      .map(([field, text]) => [field.slice(name.length + 1), text]),
  );
