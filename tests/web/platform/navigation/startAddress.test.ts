import { describe, expect, it } from 'vitest';
import { afterLogin } from '#web/platform/navigation/startAddress.ts';
import { claimsOf } from '../../support.ts';

describe('the first screen after a login', () => {
  it('is the organisations for Admin and SuperAdmin, the plan for others', () => {
    expect(afterLogin(claimsOf('SuperAdmin'), null)).toBe('/organizations');
    expect(afterLogin(claimsOf('Admin'), '/plan')).toBe('/organizations');
    expect(afterLogin(claimsOf('SuperUser'), null)).toBe('/plan');
    expect(afterLogin(claimsOf('User'), null)).toBe('/plan');
  });

  it('is the screen that was requested before the login', () => {
    expect(afterLogin(claimsOf('Admin'), '/plan?orgId=o')).toBe('/plan?orgId=o');
    expect(afterLogin(claimsOf('User'), '/accounts/change-password')).toBe('/accounts/change-password');
  });
});
