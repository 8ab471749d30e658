import { describe, expect, it } from 'vitest';
import { type Changeable, changedNames, changeOf, mergedWith } from '#web/features/accounts/form/change.ts';
import { hasHome, statusOf, typesFor } from '#web/features/accounts/kinds.ts';

const stored: Changeable = { email: 'a@b.se', type: 'User', loginType: 'password', disabled: false };

describe('a change of an account', () => {
  it('sends only what differs, with the version it was made on', () => {
    expect(changeOf(stored, { ...stored, email: ' Ny@B.se ', disabled: true }, 3)).toEqual({
      email: 'ny@b.se',
      disabled: true,
      version: 3,
    });
  });

  it('is none when only capitals and blanks of the address differ', () => {
    expect(changedNames(stored, { ...stored, email: ' A@B.SE' })).toEqual([]);
  });

  it('leaves what somebody else changed meanwhile, but for what was typed here', () => {
    const theirs: Changeable = { ...stored, type: 'SuperUser', email: 'deras@b.se' };
    const mine: Changeable = { ...stored, email: 'min@b.se' };
    expect(mergedWith(theirs, stored, mine)).toEqual({ ...theirs, email: 'min@b.se' });
  });
});

describe('kinds of accounts', () => {
  it('are all given by a SuperAdmin, his own and below by a SuperUser', () => {
    expect(typesFor(['SuperAdmin'])).toEqual(['SuperAdmin', 'Admin', 'SuperUser', 'User']);
    expect(typesFor(['SuperUser'])).toEqual(['SuperUser', 'User']);
  });

  it('have a home unless they are the provider’s', () => {
    expect([hasHome('SuperAdmin'), hasHome('Admin'), hasHome('SuperUser'), hasHome('User')]).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('are closed before they are inactive', () => {
    expect(statusOf({ active: true, disabled: false })).toBe('active');
    expect(statusOf({ active: false, disabled: false })).toBe('inactive');
    expect(statusOf({ active: false, disabled: true })).toBe('disabled');
  });
});
