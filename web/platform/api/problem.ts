import i18n from 'i18next';
import type { ProblemBody, ProblemCode } from '#shared/contract/problems.ts';
import { currentLanguage } from '#web/platform/locales/i18n.ts';

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
    const translated = Object.entries(faults).map(([field, { code, min, max, year, name }]) => [
      field,
      i18n.t(`faults.${code}`, {
        min: String(min),
        max: String(max),
        year: String(year),
        name: String(name),
        defaultValue: fields[field] ?? '',
      }),
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
