import { act, createElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { lookAhead } from '#web/platform/navigation/movedOn.ts';
import { useAddressState } from '#web/platform/navigation/useAddressState.ts';
import { renderHook } from '../../renderHook.ts';

const pathname = '/plan';

/** The parameter `week` of a screen that is drawn at a query, while the router is at `ahead`; what the address is afterwards. */
const written = async (
  drawn: string,
  ahead: { readonly pathname: string; readonly search: string },
  write: (set: ReturnType<typeof useAddressState>[1]) => void,
): Promise<string> => {
  const { result } = await renderHook(
    () => ({ state: useAddressState('week'), location: useLocation() }),
    (screen) => createElement(MemoryRouter, { initialEntries: [`${pathname}?${drawn}`] }, screen),
  );
  lookAhead(ahead);
  await act(async () => write(result.current.state[1]));
  return result.current.location.search;
};

describe('a parameter of the address', () => {
  const here = { pathname, search: '?tab=demand&period=p2' };

  it.each([
    ['a click', { replace: true }],
    ['a click with a history entry', {}],
  ])('takes %s, and keeps what the screen wrote since it was drawn', async (_, options) => {
    expect(await written('tab=demand', here, (set) => set('2', options))).toBe('?tab=demand&period=p2&week=2');
  });

  it('is removed by null', async () => {
    const search = '?tab=demand&week=1';
    expect(await written('tab=demand&week=1', { pathname, search }, (set) => set(null))).toBe('?tab=demand');
  });

  it.each([
    ['written late', '?tab=demand', '?tab=demand&week=2'],
    ['not written late where the address has changed', here.search, '?tab=demand'],
  ])('is %s', async (_, search, expected) => {
    expect(await written('tab=demand', { pathname, search }, (set) => set('2', { late: true }))).toBe(expected);
  });

  it.each([
    ['tab', { pathname, search: '?tab=budget' }],
    ['page', { pathname: '/accounts', search: '?tab=demand' }],
  ])('is not written over the address of another %s that is loading', async (_, elsewhere) => {
    expect(await written('tab=demand', elsewhere, (set) => set('2', { replace: true }))).toBe('?tab=demand');
  });
});
