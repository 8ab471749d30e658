import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepContext, lastContext } from '#web/navigation/lastPlace.ts';
import { memoryStorage } from './support.ts';

const KEY = 'prev-plan-context';
const ids = { orgId: 'o', areaId: 'a', unitId: 'u', categoryId: 'c' };

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));

describe('the place last planned', () => {
  it('is found again by whoever planned it', () => {
    keepContext('anna@b.se', ids);
    expect(lastContext('anna@b.se')).toEqual(ids);
  });

  it('is nobody else’s: the next person at the computer does not begin there', () => {
    keepContext('anna@b.se', ids);
    expect(lastContext('bo@b.se')).toBeUndefined();
  });

  it.each([undefined, '', '{', '7', 'null', '{"orgId":"o"}'])('is none in %s', (kept) => {
    if (kept !== undefined) localStorage.setItem(KEY, kept);
    expect(lastContext('anna@b.se')).toBeUndefined();
  });
});
