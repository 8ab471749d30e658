import { fieldProblem, type Problem } from '#functions/kernel/problem.ts';
import { comparable } from '#shared/text/names.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The refusal of a name that a sibling already has. */
export const duplicateName = (): Problem => fieldProblem('name', 'duplicateName', 'duplicateName');

/** Throws `duplicateName` when another sibling has the name. For siblings that are stored in one item. */
export const assertNameFree = (
  siblings: readonly Named[],
  { id, name }: { readonly id?: string; readonly name: string },
): void => {
  if (siblings.some((sibling) => sibling.id !== id && comparable(sibling.name) === comparable(name)))
    throw duplicateName();
};

/** The items in the order of the ids. Throws `validation` unless every item's id is given exactly once, and no other. */
export const inOrder = <Item extends { readonly id: string }>(
  items: readonly Item[],
  ids: readonly string[],
): readonly Item[] => {
  const byId = new Map(items.map((item) => [item.id, item]));
  const ordered = [...new Set(ids)].map((id) => byId.get(id)).filter((item) => item !== undefined);
  if (ordered.length !== items.length || ids.length !== items.length) throw fieldProblem('ids', 'sameIds');
  return ordered;
};
