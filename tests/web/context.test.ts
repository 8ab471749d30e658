import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lastPlace, storeLastPlace } from '#web/navigation/lastPlace.ts';
import { memoryStorage } from './support.ts';

const KEY = 'prev-plan-context';
const ids = { orgId: 'o', areaId: 'a', unitId: 'u', categoryId: 'c' };

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));

describe('the place last planned', () => {
  it('is found again by whoever planned it', () => {
    storeLastPlace('anna@b.se', ids);
    expect(lastPlace('anna@b.se')).toEqual(ids);
  });

  it('is nobody else’s: the next person at the computer does not begin there', () => {
    storeLastPlace('anna@b.se', ids);
    expect(lastPlace('bo@b.se')).toBeUndefined();
  });

  it.each([undefined, '', '{', '7', 'null', '{"orgId":"o"}'])('is none in %s', (kept) => {
    if (kept !== undefined) localStorage.setItem(KEY, kept);
    expect(lastPlace('anna@b.se')).toBeUndefined();
  });
});
