import { describe, expect, it } from 'vitest';
import type { Claims } from '#web/api/claims.ts';
import type { Role } from '#web/api/roles.ts';
import { afterLogin } from '#web/navigation/startAddress.ts';

const claims = (role: Role): Claims => ({
  username: 'a@b.se',
  roles: [role],
  expires: 0,
  orgWrite: [],
  orgRead: [],
  areaWrite: [],
  areaRead: [],
  unitWrite: [],
  unitRead: [],
});

describe('the first screen after a login', () => {
  it('is the organisations for Admin and SuperAdmin, the plan for others', () => {
    expect(afterLogin(claims('SuperAdmin'), null)).toBe('/organizations');
    expect(afterLogin(claims('Admin'), '/plan')).toBe('/organizations');
    expect(afterLogin(claims('SuperUser'), null)).toBe('/plan');
    expect(afterLogin(claims('User'), null)).toBe('/plan');
  });

  it('is the screen that was requested before the login', () => {
    expect(afterLogin(claims('Admin'), '/plan?orgId=o')).toBe('/plan?orgId=o');
    expect(afterLogin(claims('User'), '/accounts/change-password')).toBe('/accounts/change-password');
  });
});
