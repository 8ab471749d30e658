import { useEffect } from 'react';
import { useStableCallback } from '../hooks/useStableCallback.ts';
import { addGuard } from './guards.ts';

interface UnsavedOptions {
  /** Parameters of the address that count as leaving, beside the place and the tab: `['period']`. */
  readonly state?: readonly string[];
  /** Saves; answers whether everything is saved. Without it the values can only be left. */
  readonly save?: (() => Promise<boolean>) | undefined;
  /** Whether the values stay as a draft (`useDraft`) when they are left unsaved. */
  readonly keepsDraft?: boolean;
  /** Drops the values, draft included; called when leaving without saving was chosen. */
  readonly onDiscard?: () => void;
}

/**
 * Asks before unsaved values are left: for another screen, place, tab or `state`, by a link, the browser's Back or a typed
 * address, or by closing the window. Several editors of one screen share one question (`LeaveGuard`).
 */
export const useUnsavedGuard = (
  unsaved: boolean,
  { state = [], save, keepsDraft = false, onDiscard }: UnsavedOptions = {},
): void => {
  const names = state.join(' ');
  const saveNow = useStableCallback(async () => (await save?.()) ?? false);
  const discard = useStableCallback(() => onDiscard?.());
  const maySave = save !== undefined;

  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const remove = addGuard({
      state: names === '' ? [] : names.split(' '),
      save: maySave ? saveNow : undefined,
      keepsDraft,
      discard,
    });
    addEventListener('beforeunload', ask);
    return () => {
      remove();
      removeEventListener('beforeunload', ask);
    };
  }, [unsaved, names, maySave, saveNow, keepsDraft, discard]);
};
