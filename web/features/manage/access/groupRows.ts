import type { GrantLevel } from '#shared/model/grant.ts';
import type { GroupMapping } from '#shared/model/groupMapping.ts';
import { flatten, type Level, type Place, pathOf } from '#web/platform/navigation/place.ts';

/** What a row gives at its place. */
export const rights = ['read', 'write', 'superUser'] as const;
type Right = (typeof rights)[number];

/** A row of the form; `key` tells it from the others. */
export interface RowValues {
  readonly key: string;
  readonly group: string;
  readonly level: GrantLevel;
  /** Null until a place is chosen. */
  readonly id: string | null;
  readonly right: Right;
}

export interface MappingValues {
  readonly createsAccounts: boolean;
  readonly rows: readonly RowValues[];
}

/** The values of the form. */
export const toValues = (stored: GroupMapping | undefined): MappingValues => ({
  createsAccounts: stored?.createsAccounts ?? false,
  rows: (stored?.rows ?? []).map(({ group, level, id, role, canWrite }, index) => ({
    key: `stored-${index}`,
    group,
    level,
    id,
    right: role === 'SuperUser' ? 'superUser' : canWrite ? 'write' : 'read',
  })),
});

/** The body of a change. */
export const toBody = ({ createsAccounts, rows }: MappingValues) => ({
  createsAccounts,
  rows: rows.map(({ group, level, id, right }) => ({
    group,
    level,
    id,
    role: right === 'superUser' ? 'SuperUser' : 'User',
    canWrite: right !== 'read',
  })),
});

/** A place to choose, with its names from the organisation down. */
export interface PlaceOption {
  readonly value: string;
  readonly label: string;
  readonly level: GrantLevel;
}

const grantLevel: Partial<Record<Level, GrantLevel>> = { org: 'organization', area: 'area', unit: 'unit' };

/** The places of an organisation, and those of the stored rows that are not among them: hidden ones, or removed (`gone`). */
export const placeOptions = (
  roots: readonly Place[],
  orgId: string,
  stored: GroupMapping['rows'],
  gone: string,
): readonly PlaceOption[] => {
  const known = flatten(roots.filter(({ id }) => id === orgId)).flatMap((place): PlaceOption[] => {
    const level = grantLevel[place.level];
    const label = pathOf(place)
      .map(({ name }) => name)
      .join(' / ');
    return level === undefined ? [] : [{ value: place.id, label, level }];
  });
  const others = stored
    .filter(
      ({ id }, index) => !known.some(({ value }) => value === id) && stored.findIndex((one) => one.id === id) === index,
    )
    .map(({ id, level, path }) => ({ value: id, label: path ?? gone, level }));
  return [...known, ...others];
};
