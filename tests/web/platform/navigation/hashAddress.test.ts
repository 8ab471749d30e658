import { expect, it } from 'vitest';
import { createHashAddress } from '#web/platform/navigation/hashAddress.ts';

/** A window's history in which a test goes back and forth. */
const makeWindow = (hash: string, state: unknown = null) => {
  const entries = [{ hash, state }];
  let at = 0;
  const shown = () => entries[at]!;
  const page = new EventTarget();
  const history = {
    get state() {
      return shown().state;
    },
    pushState: (next: unknown, _: string, to?: string | URL | null) =>
      void entries.splice(++at, Infinity, { hash: String(to), state: next }),
    replaceState: (next: unknown, _: string, to?: string | URL | null) =>
      void entries.splice(at, 1, { hash: to == null ? shown().hash : String(to), state: next }),
  };
  const go = (steps: number) => {
    at += steps;
    page.dispatchEvent(new Event('popstate'));
  };
  /** As an address that is typed into the browser. */
  const type = (to: string) => {
    entries.splice(++at, Infinity, { hash: to, state: null });
    page.dispatchEvent(new Event('popstate'));
  };
  return { address: createHashAddress(page, history, () => shown().hash), entries, go, type, history };
};

const numbers = (entries: readonly { readonly hash: string; readonly state: unknown }[]) =>
  entries.map(({ hash, state }) => [hash, (state as { readonly idx?: number }).idx]);

it('numbers the entries of a window one after the other, as the router does', () => {
  const { address, entries, go, type } = makeWindow('#/auth/login');
  address.open('/auth/forgot');
  address.open('/auth/login?username=a', { replace: true });
  type('#/auth/reset');
  expect(numbers(entries)).toEqual([
    ['#/auth/login', 0],
    ['#/auth/login?username=a', 1],
    ['#/auth/reset', 2],
  ]);
  go(-1);
  address.open('/auth/forgot');
  expect(numbers(entries).at(-1)).toEqual(['#/auth/forgot', 2]);
});

it('keeps the numbers of a reloaded window, and goes on from those of the router', () => {
  const { address, entries, history, type } = makeWindow('#/plan', { idx: 3, key: 'kept' });
  expect(entries[0]?.state).toEqual({ idx: 3, key: 'kept' });
  history.pushState({ idx: 4 }, '', '#/log');
  address.follow();
  type('#/accounts');
  expect(numbers(entries).at(-1)).toEqual(['#/accounts', 5]);
});

it('notifies once of each change of the address, whether it was opened, typed or gone back to', () => {
  const { address, go, type } = makeWindow('');
  const seen: string[] = [];
  address.subscribe(() => seen.push(address.get()));
  expect(address.get()).toBe('/');
  address.open('/auth/login');
  address.open('/auth/login');
  type('#/accessibility');
  go(-3);
  expect(seen).toEqual(['/auth/login', '/accessibility', '/']);
});
