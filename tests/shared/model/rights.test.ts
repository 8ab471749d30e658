import { describe, expect, it } from 'vitest';
import { accountTypes } from '#shared/model/grant.ts';
import { hasRight, type Right } from '#shared/model/rights.ts';

describe('the rights of an account type', () => {
  it.each<[Right, readonly string[]]>([
    ['changeHistory', ['SuperAdmin', 'Admin', 'SuperUser']],
    ['lockDemand', ['SuperAdmin', 'Admin', 'SuperUser']],
  ])('to %s are held by %j', (right, types) => {
    expect(accountTypes.filter((type) => hasRight(type, right))).toEqual(types);
  });
});
