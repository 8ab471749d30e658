import * as z from 'zod';
import { address } from '#shared/model/account.ts';
import type { Fault } from '#shared/model/faults.ts';
import { mostPlaces, PersonInvitation } from '#shared/model/invitation.ts';
import { alwaysWrites, type CustomerType, fitsLevel } from '#shared/model/roles.ts';
import { comparable } from '#shared/text/names.ts';
import { judge } from '#web/kit/forms/judge.ts';
import { flatten, type Level, type Place, pathOf } from '#web/platform/navigation/place.ts';
import type { Field, InviteRow } from './inviteRows.ts';

type Code = 'role' | 'otherRole' | 'place' | 'places' | 'twice' | 'level' | 'canWrite' | 'tooMany';

/** What is wrong in a cell: a fault of the field's rule, or one of the sheet. */
type CellFault = { readonly code: Code } | { readonly fault: Fault };
type RowFaults = Readonly<Partial<Record<Field, CellFault>>>;

/** What a sheet means: the faults of each row, and the people of those without any. */
export interface JudgedRows {
  readonly faults: readonly RowFaults[];
  readonly people: readonly (PersonInvitation & { readonly keys: readonly number[] })[];
}

const roleWords: Readonly<Record<string, CustomerType>> = {
  '': 'User',
  användare: 'User',
  user: 'User',
  superanvändare: 'SuperUser',
  superuser: 'SuperUser',
};
const yes = new Set(['ja', 'j', 'x', 'yes', 'sant', 'true', '1', 'alltid']);
const no = new Set(['', 'nej', 'n', 'no', 'falskt', 'false', '0']);

const levelOf = { org: 'organization', area: 'area', unit: 'unit' } as const satisfies Partial<Record<Level, string>>;

type Granted = Place & { readonly level: keyof typeof levelOf };

/** The places by what they may be called: the name, the short name, and the path without or with the organisation. */
const placesByName = (roots: readonly Place[]): ReadonlyMap<string, ReadonlySet<Granted>> => {
  const found = new Map<string, Set<Granted>>();
  for (const place of flatten(roots)) {
    if (place.level === 'category') continue;
    const names = pathOf(place).map(({ name }) => name);
    for (const text of [place.name, place.shortName, names.join(' / '), names.slice(1).join(' / ')]) {
      const key = comparable(text);
      if (key !== '') found.set(key, (found.get(key) ?? new Set()).add(place as Granted));
    }
  }
  return found;
};

/** First name first; the last name is all that follows. */
const personName = (name: string) => {
  const [firstName = '', ...others] = name.trim().split(/\s+/);
  return { firstName: firstName || null, lastName: others.join(' ') || null };
};

const EmailAndName = z
  .object({ email: address })
  .extend(PersonInvitation.pick({ firstName: true, lastName: true }).shape);

/** Judges the rows one by one; rows of the same address are one person with several places. */
export const judgeRows = (
  rows: readonly InviteRow[],
  roots: readonly Place[],
  loginTypeOf: (email: string) => PersonInvitation['loginType'],
): JudgedRows => {
  const byName = placesByName(roots);
  const people = new Map<string, PersonInvitation & { readonly keys: readonly number[] }>();
  const faults = rows.map((row): RowFaults => {
    const { faults: typed, body } = judge(EmailAndName, {
      email: row.email.trim() === '' ? null : row.email,
      ...personName(row.name),
    });
    const nameFault = typed.firstName ?? typed.lastName;
    const type = roleWords[comparable(row.role)];
    const places = [...(byName.get(comparable(row.place)) ?? [])];
    const [place] = places;
    const word = comparable(row.canWrite);
    const before = body && people.get(body.email);
    const level = place && levelOf[place.level];
    const isRepeated = before?.accesses.some(({ id }) => id === place?.id);
    const atPlace: Code | undefined =
      places.length !== 1
        ? places.length === 0
          ? 'place'
          : 'places'
        : type && level && !fitsLevel(type, level)
          ? 'level'
          : isRepeated
            ? 'twice'
            : before?.accesses.length === mostPlaces
              ? 'tooMany'
              : undefined;
    const found: RowFaults = {
      ...(typed.email && { email: { fault: typed.email } }),
      ...(nameFault && { name: { fault: nameFault } }),
      ...(type === undefined && { role: { code: 'role' } }),
      ...(type !== undefined && before && before.type !== type && { role: { code: 'otherRole' } }),
      ...(atPlace && { place: { code: atPlace } }),
      ...(!yes.has(word) && !no.has(word) && { canWrite: { code: 'canWrite' } }),
    };
    if (Object.keys(found).length > 0 || !body || !type || !place || !level) return found;
    const access = { level, id: place.id, canWrite: yes.has(word) || alwaysWrites(type) };
    people.set(body.email, {
      ...(before ?? { ...body, type, loginType: loginTypeOf(body.email) }),
      accesses: [...(before?.accesses ?? []), access],
      keys: [...(before?.keys ?? []), row.key],
    });
    return found;
  });
  return { faults, people: [...people.values()] };
};
