import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberedPeriod, rememberPeriod } from '#web/domain/planning/remembered.ts';
import { schema } from '../../features/schemas/support.ts';
import { memoryStorage } from '../../support.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  localStorage.setItem('auth-token', 'token');
});

describe('the plan period last shown', () => {
  it('is remembered by its days under the name that login clears', () => {
    rememberPeriod(schema('a', '2026-02-02', null));
    expect(localStorage.getItem('prev-plan-period')).toBe('{"start":"2026-02-02","end":null}');
    expect(rememberedPeriod()).toEqual({ start: '2026-02-02', end: null });
  });

  it('is not kept any more once the account has signed out', () => {
    localStorage.removeItem('auth-token');
    rememberPeriod(schema('a', '2026-02-02', null));
    expect(localStorage.getItem('prev-plan-period')).toBeNull();
  });

  it.each([undefined, '', '{', '7', '{"start":"v06","end":null}', '{"start":"2026-02-02"}'])(
    'is none in %s',
    (kept) => {
      if (kept !== undefined) localStorage.setItem('prev-plan-period', kept);
      expect(rememberedPeriod()).toBeUndefined();
    },
  );
});
