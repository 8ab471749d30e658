import type { Fault } from '#shared/model/faults.ts';
import type { GrantLevel } from '#shared/model/grant.ts';
import { mostPlaces, type PersonInvitation } from '#shared/model/invitation.ts';
import { fitsLevel } from '#shared/model/roles.ts';
import type { AccountRow } from '#shared/model/workbook.ts';
import { comparable } from '#shared/text/names.ts';
import type { ReadRow, ReadWorkbook } from './read.ts';

/** A place that access can be given to; without an id it is made by the file. */
interface Place {
  readonly level: GrantLevel;
  readonly id: string | undefined;
  readonly area?: string;
  readonly unit?: string;
}

/** An area of the organisation with its units. */
export interface KnownArea {
  readonly id: string;
  readonly name: string;
  readonly units: readonly { readonly id: string; readonly name: string }[];
}

/** A person of Konton with a row for each place; without `accesses` the file has yet to make one of the places. */
interface ReadPerson {
  readonly person: Omit<PersonInvitation, 'accesses' | 'loginType'>;
  readonly accesses: PersonInvitation['accesses'] | undefined;
  readonly rows: readonly { readonly row: ReadRow; readonly placeId: string | undefined }[];
}

/** The people of a workbook, and the rows that are at fault beside others. */
export interface ReadPeople {
  readonly people: readonly ReadPerson[];
  readonly faults: readonly { readonly row: ReadRow; readonly column: string; readonly fault: Fault }[];
}

const same = (a: string, b: string): boolean => comparable(a) === comparable(b);

/** The areas and units that there are, and those that sound rows of Avdelningar make. */
const placesOf = ({ sheets }: Pick<ReadWorkbook, 'sheets'>, areas: readonly KnownArea[]): readonly Place[] => {
  const places: Place[] = areas.flatMap(({ id, name: area, units }) => [
    { level: 'area', id, area },
    ...units.map((unit) => ({ level: 'unit' as const, id: unit.id, area, unit: unit.name })),
  ]);
  const has = (area: string, unit?: string) =>
    places.some((one) => same(one.area ?? '', area) && same(one.unit ?? '', unit ?? ''));
  for (const { id, rows } of sheets)
    for (const { area, unit, value } of rows) {
      if (id !== 'units' || !value || area === undefined) continue;
      if (!has(area)) places.push({ level: 'area', id: undefined, area });
      if (!has(area, unit)) places.push({ level: 'unit', id: undefined, area, unit });
    }
  return places;
};

/** The place that a row names, the whole organisation where it names none; or what is wrong, and in which column. */
const placeOf = (
  places: readonly Place[],
  orgId: string,
  { area, unit }: ReadRow,
): Place | readonly [string, Fault['code']] => {
  if (unit === '') {
    if (area === undefined) return { level: 'organization', id: orgId };
    return places.find((place) => place.level === 'area' && same(place.area ?? '', area)) ?? ['area', 'areaMissing'];
  }
  const [place, ...others] = places.filter(
    (one) => one.level === 'unit' && same(one.unit ?? '', unit) && (area === undefined || same(one.area ?? '', area)),
  );
  if (!place) return ['unit', 'unitMissing'];
  return others.length > 0 ? ['unit', 'unitOfArea'] : place;
};

/** The people of Konton: rows of one address are one person with several places. */
export const peopleOf = (
  workbook: Pick<ReadWorkbook, 'sheets'>,
  orgId: string,
  areas: readonly KnownArea[],
): ReadPeople => {
  const places = placesOf(workbook, areas);
  const rows = workbook.sheets.flatMap(({ id, rows: own }) => (id === 'accounts' ? own : []));
  const people = new Map<string, { value: AccountRow; at: { row: ReadRow; place: Place; canWrite: boolean }[] }>();
  const faults: { row: ReadRow; column: string; fault: Fault }[] = [];
  for (const row of rows) {
    if (!row.value) continue;
    const value = row.value as AccountRow;
    const person = people.get(value.email) ?? { value, at: [] };
    const found = placeOf(places, orgId, row);
    const refuse = (column: string, fault: Fault) => faults.push({ row, column, fault });
    if (!('level' in found)) refuse(found[0], { code: found[1] });
    else if (!fitsLevel(value.type, found.level)) refuse('type', { code: 'grantRole' });
    else if (person.value.type !== value.type) refuse('type', { code: 'grantType' });
    else if (person.at.some(({ place }) => place === found || (place.id !== undefined && place.id === found.id)))
      refuse('email', { code: 'twice' });
    else if (person.at.length === mostPlaces) refuse('email', { code: 'tooMany', max: mostPlaces });
    else people.set(value.email, { ...person, at: [...person.at, { row, place: found, canWrite: value.canWrite }] });
  }
  return {
    faults,
    people: [...people.values()].map(({ value: { email, firstName, lastName, type }, at }) => {
      const accesses = at.flatMap(({ place: { level, id }, canWrite }) =>
        id === undefined ? [] : [{ level, id, canWrite }],
      );
      return {
        person: { email, firstName, lastName, type },
        accesses: accesses.length === at.length ? accesses : undefined,
        rows: at.map(({ row, place }) => ({ row, placeId: place.id })),
      };
    }),
  };
};
