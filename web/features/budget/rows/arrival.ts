import type { Day } from '#shared/time/day.ts';

interface Span {
  readonly id: string;
  readonly start: Day;
  /** Null: until further notice. */
  readonly end: Day | null;
}

/** The id of the row that covers a day, or of the first that begins after it; undefined where all end before. */
export const rowOn = (spans: readonly Span[], day: string): string | undefined =>
  [...spans].sort((a, b) => a.start.localeCompare(b.start)).find(({ end }) => end === null || end >= day)?.id;
