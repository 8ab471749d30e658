import { describe, expect, test } from 'vitest';
import { decide, type PlaceIds } from '#functions/kernel/rights/authorise.ts';
import type { Caller } from '#functions/kernel/rights/caller.ts';
import type { Permission } from '#shared/contract/permissions.ts';
import type { Grant } from '#shared/model/grant.ts';
import type { AccountType } from '#shared/model/roles.ts';

const org: PlaceIds = { orgId: 'o' };
const area: PlaceIds = { orgId: 'o', areaId: 'a' };
const unit: PlaceIds = { orgId: 'o', areaId: 'a', unitId: 'u' };
const sibling: PlaceIds = { orgId: 'o', areaId: 'a', unitId: 'v' };
const elsewhere: PlaceIds = { orgId: 'x', areaId: 'a', unitId: 'u' };

const on = (place: PlaceIds, canWrite: boolean): Grant => ({
  level: place.unitId ? 'unit' : place.areaId ? 'area' : 'organization',
  orgId: place.orgId!,
  ...(place.areaId && { areaId: place.areaId }),
  ...(place.unitId && { unitId: place.unitId }),
  canWrite,
});

const caller = (type: AccountType, ...grants: Grant[]): Caller => ({ username: 'x@demo.se', type, grants });

const callers = {
  admin: caller('Admin'),
  superUser: caller('SuperUser', on(org, true)),
  areaReader: caller('User', on(area, false)),
  unitWriter: caller('User', on(unit, true)),
  unitReader: caller('User', on(unit, false)),
  stranger: caller('SuperUser', on({ orgId: 'y' }, true)),
  withoutGrants: caller('User'),
};

type Row = [who: keyof typeof callers, place: PlaceIds, answers: Partial<Record<Permission, string>>];

// One row per caller and place: the verdict of each permission.
const rows: Row[] = [
  ['admin', elsewhere, { context: 'ok', read: 'ok', write: 'ok', admin: 'ok' }],
  ['superUser', org, { context: 'ok', read: 'ok', write: 'ok', admin: 'forbidden' }],
  ['superUser', unit, { context: 'ok', read: 'ok', write: 'ok', admin: 'forbidden' }],
  ['superUser', elsewhere, { context: 'notFound', read: 'notFound', write: 'notFound', admin: 'notFound' }],
  ['areaReader', org, { context: 'ok', read: 'forbidden', write: 'forbidden' }],
  ['areaReader', area, { context: 'ok', read: 'ok', write: 'forbidden' }],
  ['areaReader', sibling, { context: 'ok', read: 'ok', write: 'forbidden' }],
  ['unitWriter', unit, { context: 'ok', read: 'ok', write: 'ok', admin: 'forbidden' }],
  ['unitWriter', sibling, { context: 'forbidden', read: 'forbidden', write: 'forbidden' }],
  ['unitWriter', area, { context: 'ok', read: 'forbidden', write: 'forbidden' }],
  ['unitReader', unit, { context: 'ok', read: 'ok', write: 'forbidden' }],
  ['stranger', unit, { context: 'notFound', read: 'notFound', write: 'notFound' }],
  ['withoutGrants', org, { context: 'notFound', read: 'notFound' }],
];

describe.each(rows)('%s at %o', (who, place, answers) => {
  test.each(Object.entries(answers))('%s: %s', (permission, expected) => {
    expect(decide(permission as Permission, callers[who], { place })).toBe(expected);
  });
});

test('allows every signed-in caller an endpoint outside organisations, unless it is for the provider', () => {
  expect(decide('signedIn', callers.withoutGrants, {})).toBe('ok');
  expect(decide('admin', callers.superUser, { place: {} })).toBe('forbidden');
});

test('allows the data of an account to its owner and the provider, those of a removed one to the provider; others get 404', () => {
  const account = { username: 'anna@demo.se', type: 'User', homeOrgId: 'o', grants: [] } as const;
  const anna: Caller = { username: 'anna@demo.se', type: 'User', grants: [] };
  const answers = [callers.admin, caller('SuperAdmin'), anna, callers.superUser, callers.withoutGrants].map((who) =>
    decide('adminOrSelf', who, { account }),
  );
  expect(answers).toEqual(['ok', 'ok', 'ok', 'notFound', 'notFound']);
  expect(decide('adminOrSelf', callers.admin, {})).toBe('ok');
  expect(decide('adminOrSelf', callers.superUser, {})).toBe('notFound');
});
