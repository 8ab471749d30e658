import { describe, expect, it } from 'vitest';
import { accountTypes, hasRight, type Right } from '#shared/model/roles.ts';

describe('the rights of an account type', () => {
  it.each<[Right, readonly string[]]>([
    ['changeHistory', ['SuperAdmin', 'Admin', 'SuperUser']],
    ['lockDemand', ['SuperAdmin', 'Admin', 'SuperUser']],
    ['manage', ['SuperAdmin', 'Admin', 'SuperUser']],
    ['configure', ['SuperAdmin', 'Admin']],
    ['administer', ['SuperAdmin', 'SuperUser']],
    ['everywhere', ['SuperAdmin']],
    ['import', ['SuperAdmin']],
    ['overwriteBasis', ['SuperAdmin']],
    ['correctClosed', ['SuperAdmin']],
  ])('to %s are held by %j', (right, types) => {
    expect(accountTypes.filter((type) => hasRight(type, right))).toEqual(types);
  });
});
