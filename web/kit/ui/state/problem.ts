import type { problems } from '#web/platform/locales/sv/problems.ts';

/** A failed request as the components show it; `ApiProblem` of the client has this shape. */
export interface Problem {
  /** Names the text of the catalogue. */
  readonly code: keyof typeof problems;
  /** Shown where the catalogue lacks the code. */
  readonly message: string;
  /** `message`: the server's own sentence, in Swedish; of a version conflict who changed it, and when. */
  readonly body: { readonly message?: string; readonly changedBy?: string; readonly changedAt?: string };
  /** One text per refused field. */
  readonly fields: Readonly<Record<string, string>>;
}
