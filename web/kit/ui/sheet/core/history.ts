import type { Edit } from './draft.ts';

/** The edits of one operation: a paste of ninety cells is one step to undo. */
export type Operation = readonly Edit[];

/** The operations that can be undone, latest last, and those that can be redone, next last. */
export interface History {
  readonly past: readonly Operation[];
  readonly future: readonly Operation[];
}

export const noHistory: History = { past: [], future: [] };

const STEPS = 200;

/** The history after a new operation, which empties the operations to redo. */
export const recorded = ({ past }: History, operation: Operation): History => ({
  past: [...past.slice(1 - STEPS), operation],
  future: [],
});

/** The history after an undo, and the operation to undo; undefined when there is none. */
export const back = ({ past, future }: History): readonly [History, Operation] | undefined => {
  const operation = past.at(-1);
  return operation && [{ past: past.slice(0, -1), future: [...future, operation] }, operation];
};

/** The history after a redo, and the operation to redo; undefined when there is none. */
export const forth = ({ past, future }: History): readonly [History, Operation] | undefined => {
  const operation = future.at(-1);
  return operation && [{ past: [...past, operation], future: future.slice(0, -1) }, operation];
};
