import { fieldProblem, type Problem } from '#functions/kernel/problem.ts';
import { areaNameKey, importIdentifierKey, organizationNameKey, unitNameKey } from '#functions/kernel/store/keys.ts';
import { insert, type Key, type Table, type Write } from '#functions/kernel/store/table.ts';
import type { AreaIds, OrgIds } from '#functions/places/repository.ts';
import { comparable } from '#shared/text/names.ts';

/** What two siblings may not share: a row that is made with guard absent, and the refusal when it is there already. */
export interface Reservation extends Key {
  readonly refusal: () => Problem;
}

/** The refusal of a name that a sibling has. */
const duplicateName = (): Problem => fieldProblem('name', 'duplicateName', 'duplicateName');

/** Throws when another of the siblings, which stand on one item together, has the name. */
export const assertNameFree = (
  siblings: readonly { readonly id: string; readonly name: string }[],
  { id, name }: { readonly id?: string; readonly name: string },
): void => {
  if (siblings.some((sibling) => sibling.id !== id && comparable(sibling.name) === comparable(name)))
    throw duplicateName();
};

export const organizationNameReservation = (name: string): Reservation => ({
  ...organizationNameKey(comparable(name)),
  refusal: duplicateName,
});
export const areaNameReservation = ({ orgId }: OrgIds, name: string): Reservation => ({
  ...areaNameKey(orgId, comparable(name)),
  refusal: duplicateName,
});

/** A unit reservations its name in the area, and its import identity in the organisation. */
export const unitReservations = (
  { orgId, areaId }: AreaIds,
  { name, importIdentifier }: { readonly name: string; readonly importIdentifier: string | null },
): readonly Reservation[] => [
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
export const releaseWrites = (reservations: readonly Reservation[]): Write[] =>
  reservations.map(({ pk, sk }) => ({ remove: { pk, sk } }));

/**
 * The writes that give up the old reservations and make the new ones. Throws the refusal of a reservation that somebody else has; two who
 * reservation at once meet in the guard, and the slower one is refused when the kernel runs it again.
 */
export const reserveWrites = async (
  table: Table,
  after: readonly Reservation[],
  before: readonly Reservation[] = [],
): Promise<readonly Write[]> => {
  const without = (reservations: readonly Reservation[], others: readonly Reservation[]) =>
    reservations.filter(({ sk }) => !others.some((other) => other.sk === sk));
  const made = without(after, before);
  const taken = await Promise.all(made.map(({ pk, sk }) => table.get({ pk, sk })));
  const refused = made.find((_, index) => taken[index]);
  if (refused) throw refused.refusal();
  return [...releaseWrites(without(before, after)), ...made.map(({ pk, sk }) => insert({ pk, sk, data: {} }))];
};
