import { describe, expect, it } from 'vitest';
import { hasHome, typesFor } from '#web/features/accounts/accountTypes.ts';

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
