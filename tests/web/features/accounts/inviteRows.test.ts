import { describe, expect, it } from 'vitest';
import { columnsOf } from '#web/features/accounts/invite/inviteRows.ts';

describe('pasted lines of invitations', () => {
  it('are read by the headers of their first line, in any order', () => {
    const block = [
      ['Namn', 'Avdelning', 'E-post'],
      ['Eva Ek', 'Avd 1', 'eva@vard.se'],
    ];
    expect(columnsOf(block, 'email')).toEqual({ columns: ['name', 'place', 'email'], lines: block.slice(1) });
  });

  it('leave out two columns with one header: which of them is meant, nobody can tell', () => {
    const block = [
      ['E-post', 'Namn', 'Roll', 'name'],
      ['eva@vard.se', 'Eva Ek', 'Läsare', 'Bo Ask'],
    ];
    expect(columnsOf(block, 'email').columns).toEqual(['email', undefined, 'role', undefined]);
    expect(columnsOf([['E-post', 'email']], 'name')).toEqual({ columns: [undefined, undefined], lines: [] });
  });
});
