import { describe, expect, it } from 'vitest';
import { type AccountType, accountTypes } from '#shared/model/roles.ts';
import { initialsOf } from '#web/app/shell/initials.ts';
import { readClaims } from '#web/platform/api/claims.ts';
import { fullPlanAddress, href } from '#web/platform/navigation/href.ts';
import { allows, type Route, routes } from '#web/platform/navigation/routes.ts';
import { tokenFor } from '../../support.ts';

describe('addresses', () => {
  it('leave out unknown parts and percent-encode the others', () => {
    expect(href.plan()).toBe('/plan');
    expect(href.plan({ orgId: 'o', areaId: undefined, tab: 'demand', period: 'a&b' })).toBe(
      '/plan?orgId=o&tab=demand&period=a%26b',
    );
    expect(href.login({ from: '/plan?orgId=o' })).toBe('/auth/login?from=%2Fplan%3ForgId%3Do');
  });

  it('name the whole place: a missing or outdated part is replaced, the state of the tab is kept', () => {
    const ids = { orgId: 'o', areaId: 'a' };
    expect(
      fullPlanAddress(new URLSearchParams('orgId=o&areaId=a&tab=overview&week=v06'), ids, 'overview'),
    ).toBeUndefined();
    expect(fullPlanAddress(new URLSearchParams('week=2026-v06'), ids, 'overview')).toBe(
      '/plan?orgId=o&areaId=a&week=2026-v06&tab=overview',
    );
    expect(fullPlanAddress(new URLSearchParams('orgId=o&areaId=a&unitId=gone&tab=demand'), ids, 'demand')).toBe(
      '/plan?orgId=o&areaId=a&tab=demand',
    );
  });

  it('keep every value of a parameter that occurs several times', () => {
    expect(fullPlanAddress(new URLSearchParams('category=x&category=y'), { orgId: 'o' }, 'overview')).toBe(
      '/plan?orgId=o&category=x&category=y&tab=overview',
    );
  });
});

describe('who may see a screen', () => {
  const claims = readClaims(tokenFor('a@b.se', 1));
  const forAdmins: Route = { path: '/x', label: 'app.menu.plan', who: 'configure', inMenu: true };

  it('is anyone, anyone signed in, or whoever holds the right', () => {
    expect(allows(routes.login, undefined)).toBe(true);
    expect(allows(routes.plan, undefined)).toBe(false);
    expect(allows(routes.plan, claims)).toBe(true);
    expect(allows(forAdmins, claims)).toBe(false);
    expect(allows(forAdmins, claims && { ...claims, roles: ['SuperAdmin'] })).toBe(true);
  });

  it.each<[keyof typeof routes, readonly AccountType[]]>([
    ['organizations', ['SuperAdmin', 'Admin', 'SuperUser']],
    ['shift', ['SuperAdmin', 'Admin']],
    ['accounts', ['SuperAdmin', 'SuperUser']],
    ['log', ['SuperAdmin', 'SuperUser']],
    ['sessions', ['SuperAdmin', 'Admin', 'SuperUser', 'User']],
  ])('is for the screen %s %j', (route, types) => {
    expect(accountTypes.filter((type) => claims && allows(routes[route], { ...claims, roles: [type] }))).toEqual(types);
  });
});

describe('the claims of a token', () => {
  it('are read as lists, as texts and with letters beyond ASCII', () => {
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const token = `x.${part({ unique_name: 'åsa@b.se', roles: 'SuperUser', exp: 5, org_write: '["o"]', area_read: 'o/a,o/b' })}.y`;
    expect(readClaims(token)).toMatchObject({
      username: 'åsa@b.se',
      roles: ['SuperUser'],
      expires: 5,
      orgWrite: ['o'],
      areaRead: ['o/a', 'o/b'],
      unitRead: [],
    });
    expect(readClaims('no token')).toBeUndefined();
  });
});

describe('the initials of an account', () => {
  it.each([
    ['anna.lindqvist@vastmarken.se', 'AL'],
    ['planner@demo.se', 'PL'],
    ['åsa-öberg', 'ÅÖ'],
    ['', ''],
  ])('%s: %s', (username, letters) => {
    expect(initialsOf(username)).toBe(letters);
  });
});
