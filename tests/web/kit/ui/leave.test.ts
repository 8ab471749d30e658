import { afterEach, describe, expect, it, vi } from 'vitest';
import { addGuard, choicesFor, type Guard, leftBy, saveAll } from '#web/kit/ui/leave/guards.ts';

const guardOf = (own: Partial<Guard> = {}): Guard => ({
  state: [],
  save: async () => true,
  keepsDraft: true,
  discard: () => undefined,
  ...own,
});

const at = (search: string, pathname = '/plan') => ({ pathname, search });

const removals: (() => void)[] = [];
const opened = (own: Partial<Guard> = {}): Guard => {
  const guard = guardOf(own);
  removals.push(addGuard(guard));
  return guard;
};
afterEach(() => {
  for (const remove of removals.splice(0)) remove();
});

describe('leftBy', () => {
  it('answers the editors left by another screen, place or tab, but not by the login of an expired session', () => {
    const guard = opened();
    const from = at('?unitId=u1&tab=demand');
    expect(leftBy(from, at('', '/organizations'))).toEqual([guard]);
    expect(leftBy(from, at('?unitId=u2&tab=demand'))).toEqual([guard]);
    expect(leftBy(from, at('?unitId=u1&tab=schemas'))).toEqual([guard]);
    expect(leftBy(from, at('?unitId=u1&tab=demand&week=2026-02-02'))).toEqual([]);
    expect(leftBy(from, at('?from=%2Fplan', '/auth/login'))).toEqual([]);
  });

  it('answers an editor of one period when the period of the address changes, and the others not', () => {
    const [ofPeriod] = [opened({ state: ['period'] }), opened()];
    expect(leftBy(at('?tab=demand&period=p1'), at('?tab=demand&period=p2'))).toEqual([ofPeriod]);
  });

  it('answers no editor that was removed', () => {
    opened();
    for (const remove of removals.splice(0)) remove();
    expect(leftBy(at('?tab=demand'), at('?tab=assets'))).toEqual([]);
  });
});

describe('choicesFor', () => {
  it('offers saving and a draft only when every editor can, and no draft before a logout, which removes drafts', () => {
    const to = at('?tab=assets');
    expect(choicesFor([guardOf()], to)).toEqual({ maySave: true, keepsDraft: true });
    expect(choicesFor([guardOf(), guardOf({ keepsDraft: false })], to)).toEqual({ maySave: true, keepsDraft: false });
    expect(choicesFor([guardOf(), guardOf({ save: undefined })], to)).toEqual({ maySave: false, keepsDraft: true });
    expect(choicesFor([guardOf()], at('', '/auth/logout'))).toEqual({ maySave: true, keepsDraft: false });
  });
});

describe('saveAll', () => {
  it('saves one editor after the other and stops at the first that is not saved', async () => {
    const saves = [vi.fn(async () => true), vi.fn(async () => false), vi.fn(async () => true)];
    expect(await saveAll(saves.map((save) => guardOf({ save })))).toBe(false);
    expect(saves.map((save) => save.mock.calls.length)).toEqual([1, 1, 0]);
    expect(await saveAll([guardOf(), guardOf()])).toBe(true);
  });
});
