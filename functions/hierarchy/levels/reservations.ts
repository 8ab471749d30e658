import { fieldProblem, type Problem } from '#functions/kernel/problem.ts';
import { areaNameKey, importIdentifierKey, organizationNameKey, unitNameKey } from '#functions/kernel/store/keys.ts';
import { insert, type Key, type Table, type Write } from '#functions/kernel/store/table.ts';
import type { AreaIds, OrgIds } from '#functions/places/repository.ts';
import { comparable } from '#shared/text/names.ts';

/** What two siblings may not share: a row that is made with guard absent, and the refusal when it is there already. */
export interface Claim extends Key {
  readonly refusal: () => Problem;
}

/** The refusal of a name that a sibling has. */
const duplicateName = (): Problem => fieldProblem('name', 'duplicateName', 'duplicateName');

/** Throws when another of the siblings, which stand on one item together, has the name. */
export const assertNewName = (
  siblings: readonly { readonly id: string; readonly name: string }[],
  { id, name }: { readonly id?: string; readonly name: string },
): void => {
  if (siblings.some((sibling) => sibling.id !== id && comparable(sibling.name) === comparable(name)))
    throw duplicateName();
};

export const organizationName = (name: string): Claim => ({
  ...organizationNameKey(comparable(name)),
  refusal: duplicateName,
});
export const areaName = ({ orgId }: OrgIds, name: string): Claim => ({
  ...areaNameKey(orgId, comparable(name)),
  refusal: duplicateName,
});

/** A unit claims its name in the area, and its import identity in the organisation. */
export const unitClaims = (
  { orgId, areaId }: AreaIds,
  { name, importIdentifier }: { readonly name: string; readonly importIdentifier: string | null },
): readonly Claim[] => [
  { ...unitNameKey(orgId, areaId, comparable(name)), refusal: duplicateName },
  ...(importIdentifier === null
    ? []
    : [
        {
          ...importIdentifierKey(orgId, comparable(importIdentifier)),
          refusal: () => fieldProblem('importIdentifier', 'duplicateImport'),
        },
      ]),
];

/** Lets go of what was claimed; only in the transaction that takes or marks the claiming row. */
export const release = (claims: readonly Claim[]): Write[] => claims.map(({ pk, sk }) => ({ remove: { pk, sk } }));

/**
 * The writes that give up the old claims and make the new ones. Throws the refusal of a claim that somebody else has; two who
 * claim at once meet in the guard, and the slower one is refused when the kernel runs it again.
 */
export const claimWrites = async (
  table: Table,
  after: readonly Claim[],
  before: readonly Claim[] = [],
): Promise<readonly Write[]> => {
  const without = (claims: readonly Claim[], others: readonly Claim[]) =>
    claims.filter(({ sk }) => !others.some((other) => other.sk === sk));
  const made = without(after, before);
  const taken = await Promise.all(made.map(({ pk, sk }) => table.get({ pk, sk })));
  const refused = made.find((_, index) => taken[index]);
  if (refused) throw refused.refusal();
  return [...release(without(before, after)), ...made.map(({ pk, sk }) => insert({ pk, sk, data: {} }))];
};
