import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lastPlace, storeLastPlace } from '#web/platform/navigation/lastPlace.ts';
import { memoryStorage } from '../../support.ts';

const KEY = 'prev-plan-context';
const ids = { orgId: 'o', areaId: 'a', unitId: 'u', categoryId: 'c' };

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  localStorage.setItem('auth-token', 'token');
});

describe('the place last planned', () => {
  it('is returned for the account that stored it', () => {
    storeLastPlace('anna@b.se', ids);
    expect(lastPlace('anna@b.se')).toEqual(ids);
  });

  it('is not returned for another account at the same browser', () => {
    storeLastPlace('anna@b.se', ids);
    expect(lastPlace('bo@b.se')).toBeUndefined();
  });

  it.each([undefined, '', '{', '7', 'null', '{"orgId":"o"}'])('is undefined when %s is stored', (kept) => {
    if (kept !== undefined) localStorage.setItem(KEY, kept);
    expect(lastPlace('anna@b.se')).toBeUndefined();
  });
});
