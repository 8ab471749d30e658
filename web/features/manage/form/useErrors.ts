import type * as z from 'zod';
import type { ApiProblem } from '#web/api/problem.ts';
import { useFaultText } from '#web/ui/hooks/useTexts.ts';
import { faultsIn } from './errors.ts';

/** What is wrong in a form. */
export interface Errors {
  /** Sentences by field: as the server said, and by the schema. */
  readonly fields: Readonly<Record<string, string>>;
  /** Whether the schema lets it pass. */
  readonly valid: boolean;
  /** The refusal that none of the fields tells. */
  readonly problem: ApiProblem | undefined;
}

/** What is wrong in a form whose body is judged by `schema`, and why the server refused it. */
export const useErrors = (
  schema: z.ZodType,
  body: object,
  tried: boolean,
  problem: ApiProblem | undefined,
  /** The server's text of a field, where the screen has a better one. */
  own: Readonly<Record<string, string>> = {},
): Errors => {
  const textOf = useFaultText();
  const faults = Object.entries(faultsIn(schema, body, tried)).map(([field, fault]) => [field, textOf(fault)]);
  const refused = { ...problem?.fields, ...own };
  return {
    fields: { ...refused, ...Object.fromEntries(faults) },
    valid: schema.safeParse(body).success,
    problem: Object.keys(refused).some((field) => (field.split('.')[0] ?? '') in body) ? undefined : problem,
  };
};
