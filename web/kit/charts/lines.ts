import type { Steps } from './steps.ts';

/** Line dashes by role, in px: demand and own staff are solid, so the role is readable without its colour. */
export const dashes = {
  demand: undefined,
  own: undefined,
  substitutes: '6 3',
  contractors: '2 3',
  budget: '10 4',
} as const;

/** A line of a step graph. */
export interface StepLine {
  readonly key: string;
  readonly name: string;
  readonly values: Steps;
  /** A colour token, such as `var(--s-own)`. */
  readonly color: string;
  readonly dash?: string | undefined;
  /** Drawn wider than the others. */
  readonly strong?: boolean;
}
