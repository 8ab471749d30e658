import { randomId } from '#web/platform/browser/randomId.ts';

/** The parts of `history` that are read and written. */
export type EntryHistory = Pick<History, 'state' | 'replaceState'>;

/** The number of an entry among those of this window; undefined where the router has not numbered it. */
export const indexIn = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : undefined;

/**
 * Numbers the history entry that an address typed into the browser makes, as the router numbers its own: without a number
 * the router cannot stop at the navigation, and unsaved values would be left without a question. Call it before the router
 * is created, since listeners of `popstate` run in the order in which they were added. Returns the function that follows the
 * router's own navigations.
 */
export const numberTypedAddresses = (page: EventTarget, entries: EntryHistory): (() => void) => {
  let index = 0;
  const follow = () => {
    index = indexIn(entries.state) ?? index;
  };
  page.addEventListener('popstate', () => {
    if (indexIn(entries.state) === undefined) entries.replaceState({ usr: null, key: randomId(), idx: index + 1 }, '');
    follow();
  });
  return follow;
};
