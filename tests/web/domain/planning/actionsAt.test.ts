import { describe, expect, it } from 'vitest';
import { actionsAt } from '#web/domain/planning/actionsAt.ts';

const demand = { altering: ['simulation', 'lock'], always: ['print'] } as const;

describe('the menu of a period', () => {
  it.each([
    ['editable', true, ['change', 'simulation', 'lock', 'remove', 'print']],
    ['partial', true, ['change', 'print']],
    ['readOnly', true, ['print']],
    ['editable', false, ['print']],
  ] as const)('at level %s, with the right to write %j, has the actions %j', (level, canWrite, actions) => {
    expect(actionsAt(level, canWrite, demand)).toEqual(actions);
  });

  it('without actions of its own changes and removes', () => {
    expect(actionsAt('editable', true)).toEqual(['change', 'remove']);
    expect(actionsAt('readOnly', true)).toEqual([]);
  });
});
