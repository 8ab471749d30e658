import { isDeepStrictEqual } from 'node:util';
import type { Ordered } from '#functions/core/places/stored.ts';
import { fieldProblem, Problem } from '#functions/kernel/problem.ts';
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

/** A new order, and the one that it is based on; without that it applies to the stored one. */
export interface NewOrder {
  readonly ids: readonly string[];
  readonly base?: readonly string[] | undefined;
}

/** Throws `conflict` unless the order is based on the stored one; `last` is not its reason where items were added or removed since. */
const assertBase = (
  current: readonly string[],
  base: readonly string[] | undefined,
  last: Ordered | undefined,
): void => {
  if (base === undefined || isDeepStrictEqual(base, current)) return;
  const isReordered = isDeepStrictEqual(base.toSorted(), current.toSorted());
  const { changedBy, changedAt } = (isReordered && last) || { changedBy: '', changedAt: '' };
  throw new Problem('conflict', { conflict: { current: { ids: current }, changedBy, changedAt } });
};

/**
 * The items in the order of the ids. `last` says who ordered them before. Throws `conflict` when they are not in the order that
 * the new one is based on, and `validation` unless every item's id is given exactly once, and no other.
 */
export const inOrder = <Item extends { readonly id: string }>(
  items: readonly Item[],
  { ids, base }: NewOrder,
  last?: Ordered,
): readonly Item[] => {
  assertBase(
    items.map(({ id }) => id),
    base,
    last,
  );
  const byId = new Map(items.map((item) => [item.id, item]));
  const ordered = [...new Set(ids)].map((id) => byId.get(id)).filter((item) => item !== undefined);
  if (ordered.length !== items.length || ids.length !== items.length) throw fieldProblem('ids', 'sameIds');
  return ordered;
};
