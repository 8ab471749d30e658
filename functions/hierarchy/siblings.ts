import { fieldProblem } from '#functions/kernel/problem.ts';

/** The things in the order of the ids. Throws `validation` unless the ids are exactly theirs, each once. */
export const inOrder = <Thing extends { readonly id: string }>(
  things: readonly Thing[],
  ids: readonly string[],
): readonly Thing[] => {
  const byId = new Map(things.map((thing) => [thing.id, thing]));
  const moved = [...new Set(ids)].map((id) => byId.get(id)).filter((thing) => thing !== undefined);
  if (moved.length !== things.length || ids.length !== things.length) throw fieldProblem('ids', 'sameIds');
  return moved;
};
