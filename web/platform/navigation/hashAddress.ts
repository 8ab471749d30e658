import { randomId } from '#web/platform/browser/randomId.ts';
import { createSignal, type Signal } from '#web/platform/browser/signal.ts';
import type { PageAddress } from './pageAddress.ts';
import { type EntryHistory, indexIn, numberTypedAddresses } from './typedAddress.ts';

/** The address after the #, as a signal that follows the browser. */
interface HashAddress extends Signal<string>, Pick<PageAddress, 'open'> {
  /** Follows a navigation of the router, which does not change the signal. */
  follow(): void;
}

/**
 * Returns the address of a window. Entries of the history are numbered as the router numbers its own, since it may take over: with wrong
 * numbers it could not stop at a step back that leaves unsaved values. Create it before the router (`numberTypedAddresses`).
 */
export const createHashAddress = (
  page: EventTarget,
  entries: EntryHistory & Pick<History, 'pushState'>,
  hash: () => string,
): HashAddress => {
  const read = () => hash().slice(1) || '/';
  const { set, ...signal } = createSignal(read());
  if (indexIn(entries.state) === undefined) entries.replaceState({ ...entries.state, idx: 0 }, '');
  const follow = numberTypedAddresses(page, entries);
  follow();
  page.addEventListener('popstate', () => set(read()));
  return {
    ...signal,
    follow,
    open: (address, { replace = false } = {}) => {
      const shown = indexIn(entries.state) ?? 0;
      const entry = { usr: null, key: randomId(), idx: replace ? shown : shown + 1 };
      if (replace) entries.replaceState(entry, '', `#${address}`);
      else entries.pushState(entry, '', `#${address}`);
      follow();
      set(address);
    },
  };
};
