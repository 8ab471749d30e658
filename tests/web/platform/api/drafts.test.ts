import { describe, expect, it, vi } from 'vitest';
import { createDrafts, type DraftScope } from '#web/platform/api/drafts.ts';
import { memoryStorage } from '../../support.ts';

const scope: DraftScope = { username: 'a@b.se', tab: 'demand', placeId: 'c1' };

describe('createDrafts', () => {
  it('returns a kept value to the same account, tab, place and id only', () => {
    const drafts = createDrafts(memoryStorage());
    drafts.keep(scope, 'p1', { text: '4' });
    expect(drafts.read(scope, 'p1')).toEqual({ text: '4' });
    const others = [{ username: 'c@d.se' }, { tab: 'schemas' }, { placeId: 'c2' }] as const;
    for (const other of others) {
      expect(drafts.read({ ...scope, ...other }, 'p1')).toBeUndefined();
      expect(drafts.idsIn({ ...scope, ...other })).toBe('');
    }
    expect(drafts.read(scope, 'p2')).toBeUndefined();
  });

  it('lists the ids that have a draft, in order, and tells listeners of every change', () => {
    const drafts = createDrafts(memoryStorage());
    const listener = vi.fn();
    const end = drafts.subscribe(listener);
    drafts.keep(scope, 'p2', 1);
    drafts.keep(scope, 'p1', 1);
    expect(drafts.idsIn(scope)).toBe('p1 p2');
    drafts.drop(scope, 'p2');
    expect(drafts.idsIn(scope)).toBe('p1');
    expect(listener).toHaveBeenCalledTimes(3);
    drafts.drop(scope, 'p2');
    expect(listener).toHaveBeenCalledTimes(3);
    end();
    drafts.drop(scope, 'p1');
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('reads a damaged value as none, and keeps nothing when the storage is full', () => {
    const storage = memoryStorage();
    const drafts = createDrafts(storage);
    storage.setItem('draft:a@b.se:demand:c1:p1', '{');
    expect(drafts.read(scope, 'p1')).toBeUndefined();
    const full = createDrafts(
      Object.assign(Object.create(storage) as typeof storage, {
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      }),
    );
    const listener = vi.fn();
    full.subscribe(listener);
    expect(() => full.keep(scope, 'p2', 1)).not.toThrow();
    expect(listener).not.toHaveBeenCalled();
  });
});
