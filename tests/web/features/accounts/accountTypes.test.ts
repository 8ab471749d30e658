import { describe, expect, it } from 'vitest';
import { hasHome, statusOf, typesFor } from '#web/features/accounts/accountTypes.ts';

describe('account types', () => {
  it('are all assigned by a SuperAdmin, SuperUser and User by a SuperUser', () => {
    expect(typesFor(['SuperAdmin'])).toEqual(['SuperAdmin', 'Admin', 'SuperUser', 'User']);
    expect(typesFor(['SuperUser'])).toEqual(['SuperUser', 'User']);
  });

  it('have a home organisation unless they belong to the provider', () => {
    expect([hasHome('SuperAdmin'), hasHome('Admin'), hasHome('SuperUser'), hasHome('User')]).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});

describe('the status of an account', () => {
  it('is disabled rather than inactive when both apply', () => {
    expect(statusOf({ active: true, disabled: false })).toBe('active');
    expect(statusOf({ active: false, disabled: false })).toBe('inactive');
    expect(statusOf({ active: false, disabled: true })).toBe('disabled');
  });
});
