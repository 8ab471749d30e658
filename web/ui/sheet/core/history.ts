import type { Edit } from './draft.ts';

/** One operation of the user, whole: a paste of ninety cells is one step back. */
export type Operation = readonly Edit[];

/** What can be undone, latest last, and what can be done again, next last. */
export interface History {
  readonly past: readonly Operation[];
  readonly future: readonly Operation[];
}

export const noHistory: History = { past: [], future: [] };

const STEPS = 200;

/** The history after a new operation: what was undone cannot be done again. */
export const recorded = ({ past }: History, operation: Operation): History => ({
  past: [...past.slice(1 - STEPS), operation],
  future: [],
});

/** The history a step back, and the operation to take back; undefined when there is none. */
export const back = ({ past, future }: History): readonly [History, Operation] | undefined => {
  const operation = past.at(-1);
  return operation && [{ past: past.slice(0, -1), future: [...future, operation] }, operation];
};

/** The history a step on, and the operation to do again; undefined when there is none. */
export const forth = ({ past, future }: History): readonly [History, Operation] | undefined => {
  const operation = future.at(-1);
  return operation && [{ past: [...past, operation], future: future.slice(0, -1) }, operation];
};
