import type { AreaIds, OrgIds } from '#functions/core/places/ids.ts';
import { fieldProblem, type Problem } from '#functions/kernel/problem.ts';
import { areaNameKey, importIdentifierKey, organizationNameKey, unitNameKey } from '#functions/kernel/store/keys.ts';
import { insert, type Key, type Table, type Write } from '#functions/kernel/store/table.ts';
import { comparable } from '#shared/text/names.ts';
import { duplicateName } from './siblings.ts';

/** A value that must be unique among siblings, as the key of a row that only one of them can insert. */
export interface Reservation extends Key {
  /** The refusal when the row exists already. */
  readonly refusal: () => Problem;
}

export const organizationNameReservation = (name: string): Reservation => ({
  ...organizationNameKey(comparable(name)),
  refusal: duplicateName,
});
export const areaNameReservation = ({ orgId }: OrgIds, name: string): Reservation => ({
  ...areaNameKey(orgId, comparable(name)),
  refusal: duplicateName,
});

/** A unit reserves its name in the area, and its import identifier in the organisation. */
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

/** The writes that release reservations; only for the transaction that removes or marks the row that holds them. */
export const releaseWrites = (reservations: readonly Reservation[]): Write[] =>
  reservations.map(({ pk, sk }) => ({ remove: { pk, sk } }));

/**
 * The writes that release the old reservations and insert the new ones. Throws the refusal of a reservation that another row
 * holds. Of two concurrent requests for the same reservation one fails on the guard, and is refused here when it is retried.
 */
export const reserveWrites = async (
  table: Table,
  after: readonly Reservation[],
  before: readonly Reservation[] = [],
): Promise<readonly Write[]> => {
  const without = (reservations: readonly Reservation[], others: readonly Reservation[]) =>
    reservations.filter(({ sk }) => !others.some((other) => other.sk === sk));
  const added = without(after, before);
  const existing = await Promise.all(added.map(({ pk, sk }) => table.get({ pk, sk })));
  const refused = added.find((_, index) => existing[index]);
  if (refused) throw refused.refusal();
  return [...releaseWrites(without(before, after)), ...added.map(({ pk, sk }) => insert({ pk, sk, data: {} }))];
};
