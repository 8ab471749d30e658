import i18n from 'i18next';
import type { ProblemCode } from '#shared/contract/problems.ts';
import type { Fault } from '#shared/model/faults.ts';
import { currentLanguage } from '#web/locales/i18n.ts';

/** The body of an answer without 2xx: `fields` holds one text per field, `faults` the codes of the same fields. */
export interface ProblemBody {
  readonly error?: string;
  readonly message?: string;
  readonly error_description?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly faults?: Readonly<Record<string, Fault>>;
  readonly current?: unknown;
  readonly changedBy?: string;
  readonly changedAt?: string;
  readonly [flag: string]: unknown;
}

/** `offline`: no answer; `cancelled`: aborted by the caller; `unreadable`: an answer that is not JSON. */
export type ClientCode = ProblemCode | 'offline' | 'cancelled' | 'unreadable';

/** A failed call; `status` is 0 when no answer came. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly status: number;
  readonly code: ClientCode;
  readonly body: ProblemBody;

  constructor(status: number, code: ClientCode, body: ProblemBody = {}) {
    super(body.message ?? body.error_description ?? code);
    this.status = status;
    this.code = code;
    this.body = body;
  }

  /** One text per refused field: the server's own in Swedish, the catalogue's by code in another language. */
  get fields(): Readonly<Record<string, string>> {
    const { fields = {}, faults = {} } = this.body;
    if (currentLanguage() === 'sv') return fields;
    const translated = Object.entries(faults).map(([field, { code, min, max }]) => [
      field,
      i18n.t(`faults.${code}`, { min: String(min), max: String(max), defaultValue: fields[field] ?? '' }),
    ]);
    return { ...fields, ...Object.fromEntries(translated) };
  }
}

/** A change by another user, from a 409 answer. */
export interface Conflict<Current = unknown> {
  /** The stored version. */
  readonly current: Current;
  readonly changedBy: string;
  readonly changedAt: string;
}

/**
 * The conflict that a problem carries; undefined unless it is a version conflict (409). `Current` is the answer of the
 * endpoint that was called: by contract a 409 answers `current` in the shape of that answer.
 */
export const conflictIn = <Current>(problem: ApiProblem | undefined): Conflict<Current> | undefined => {
  if (problem?.code !== 'conflict') return undefined;
  const { current, changedBy = '', changedAt = '' } = problem.body;
  return { current: current as Current, changedBy, changedAt };
};

/** Returns anything thrown as a problem; an error that is no answer of the server becomes `internal`. */
export const problemOf = (thrown: unknown): ApiProblem =>
  thrown instanceof ApiProblem ? thrown : new ApiProblem(0, 'internal', { message: String(thrown) });

/** Returns the problem in an answer without 2xx. */
export const problemFrom = async (response: Response): Promise<ApiProblem> => {
  const body = await response.json().catch(() => ({}));
  const parsed = typeof body === 'object' && body !== null ? (body as ProblemBody) : {};
  const fallback: ClientCode = response.status === 401 ? 'unauthorized' : 'internal';
  return new ApiProblem(response.status, (parsed.error as ClientCode | undefined) ?? fallback, parsed);
};
