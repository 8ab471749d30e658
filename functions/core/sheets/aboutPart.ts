import { type Part, partOf, text } from './part.ts';

/** What a file is of: a name, and what it is; null leaves the name out. */
export type Fact = readonly [name: string, value: string | null];

/** What a file is of, in rows; the last part of a file. */
export const aboutPart = (facts: readonly Fact[]): Part =>
  partOf<Fact>(
    'Om filen',
    [text('Uppgift', 24, ([name]) => name), text('Värde', 80, ([, value]) => value)],
    [{ name: '', rows: facts.filter(([, value]) => value !== null) }],
  );
