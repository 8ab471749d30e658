import { type ProblemCode, problems } from '#shared/contract/problems.ts';
import { type Fault, type FaultCode, faultText } from '#shared/model/faults.ts';

/** The details of a problem besides its code. */
export interface ProblemDetails {
  /** One fault per field, by dotted path. */
  readonly fields?: Readonly<Record<string, Fault>>;
  readonly flags?: Readonly<Partial<Record<'start' | 'end' | 'period' | 'locked' | 'saml' | 'name', true>>>;
  /** Of a conflict: the entity as stored now, with actor and time of its last change. */
  readonly conflict?: { readonly current: unknown; readonly changedBy: string; readonly changedAt: string };
}

/** A refusal with an HTTP status and a text for the user (shared/contract/problems.ts); any other error thrown is a 500. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

/** The reason of a refusal. Where one field is at fault its reason is more exact than the one of the code. */
const messageOf = ({ code, details: { fields = {} } }: Problem): string => {
  const [only, ...others] = Object.values(fields);
  return only && others.length === 0 ? faultText(only) : problems[code].message;
};

/** The body of a refusal (shared/contract/README.md): Swedish texts for users, codes for screens in other languages. */
export const problemBody = (problem: Problem) => {
  const { code, details } = problem;
  const { fields, flags, conflict } = details;
  return {
    error: code,
    message: messageOf(problem),
    ...(fields && {
      fields: Object.fromEntries(Object.entries(fields).map(([field, fault]) => [field, faultText(fault)])),
      faults: fields,
    }),
    ...flags,
    ...conflict,
  };
};

/** A refusal because of one field, by dotted path; `start`, `end` and `name` are set as flags too. */
export const fieldProblem = (field: string, code: FaultCode, as: ProblemCode = 'validation'): Problem => {
  const last = field.split('.').at(-1);
  return new Problem(as, {
    fields: { [field]: { code } },
    flags: last === 'start' || last === 'end' || last === 'name' ? { [last]: true } : {},
  });
};

/** Throws `conflict` (409) unless the request's version is the stored one or is not given. `current` is the body's `current`. */
export const expectVersion = (
  stored: { readonly version: number; readonly changedBy: string; readonly changedAt: string },
  version: number | undefined,
  current: unknown = stored,
): void => {
  if (version === undefined || version === stored.version) return;
  const { changedBy, changedAt } = stored;
  throw new Problem('conflict', { conflict: { current, changedBy, changedAt } });
};

/** Returns the value; throws 404 where it is undefined. */
export const found = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Problem('notFound');
  return value;
};
