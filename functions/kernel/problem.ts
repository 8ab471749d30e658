import { type ProblemCode, problems } from '#shared/contract/problems.ts';
import { type Fault, type FaultCode, faultText } from '#shared/model/faults.ts';

/** What a problem may tell besides its code; the flags are those the specifications name. */
export interface ProblemDetails {
  /** One fault per field, by dotted path. */
  readonly fields?: Readonly<Record<string, Fault>>;
  readonly flags?: Readonly<Partial<Record<'start' | 'end' | 'period' | 'locked' | 'saml' | 'name', true>>>;
  /** At a conflict: what is stored now, who changed it and when. */
  readonly conflict?: { readonly current: unknown; readonly changedBy: string; readonly changedAt: string };
}

/** A refusal that a person is told about; everything else that is thrown is a 500. */
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

/** The body of a failure (api.md "Failure"): Swedish texts for people, codes for screens in other languages. */
export const problemBody = ({ code, details }: Problem) => {
  const { fields, flags, conflict } = details;
  return {
    error: code,
    message: problems[code].message,
    ...(fields && {
      fields: Object.fromEntries(Object.entries(fields).map(([field, fault]) => [field, faultText(fault)])),
      faults: fields,
    }),
    ...flags,
    ...conflict,
  };
};

/** A refusal that points at one field; `start` and `end` are also told as flags, as the specifications name them. */
export const fieldProblem = (field: string, code: FaultCode, as: ProblemCode = 'validation'): Problem => {
  const last = field.split('.').at(-1);
  return new Problem(as, {
    fields: { [field]: { code } },
    flags: last === 'start' || last === 'end' || last === 'name' ? { [last]: true } : {},
  });
};

/** Throws a conflict (409) unless the caller believes in the version that is stored, or states none. */
export const expectVersion = (
  stored: { readonly version: number; readonly changedBy: string; readonly changedAt: string },
  version: number | undefined,
  current: unknown = stored,
): void => {
  if (version === undefined || version === stored.version) return;
  const { changedBy, changedAt } = stored;
  throw new Problem('conflict', { conflict: { current, changedBy, changedAt } });
};

/** The value, or a 404 where there is none. */
export const found = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Problem('notFound');
  return value;
};
