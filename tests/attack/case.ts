import { type Program, tokenOf } from '../bench/ground/program.ts';

/** The program under attack: an instance of its own, with the demo region, on loopback. */
export interface Target {
  readonly program: Program;
  /** The header of a demo account. */
  readonly as: (username: string) => Promise<{ readonly authorization: string }>;
}

/** What a case found: what was measured, and what is wrong, if anything. */
export interface Finding {
  readonly measured: string;
  readonly faults: readonly string[];
}

export interface Case {
  readonly name: string;
  readonly run: (target: Target) => Promise<Finding>;
}

/** A target that signs each account in once. */
export const targetOf = (program: Program): Target => {
  const tokens = new Map<string, Promise<string>>();
  return {
    program,
    as: async (username) => {
      const token = tokens.get(username) ?? tokenOf(program, username);
      tokens.set(username, token);
      return { authorization: `Bearer ${await token}` };
    },
  };
};

/** How often each value occurs, as text: `200 × 31, 429 × 69`. */
export const tally = (values: readonly unknown[]): string => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
  return [...counts].map(([value, count]) => `${value} × ${count}`).join(', ');
};

/** The texts of the conditions that do not hold. */
export const failing = (conditions: Readonly<Record<string, boolean>>): readonly string[] =>
  Object.entries(conditions).flatMap(([text, holds]) => (holds ? [] : [text]));
