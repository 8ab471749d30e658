import { useEffect } from 'react';
import { useStableCallback } from './useStableCallback.ts';

/** What closes itself by Escape before the screen does. */
const OVERLAY = '[role="dialog"], [role="menu"], [role="listbox"], [role="combobox"]';

/** Whether a dialog lies over the screen; one that is closed may be kept, undisplayed. */
const isModalOpen = (): boolean =>
  [...document.querySelectorAll('[aria-modal="true"]')].some((one) => one.closest('[style*="display: none"]') === null);

/** Runs the callback when Escape is pressed outside dialogs, menus and lists. */
export const useEscape = (callback: () => void): void => {
  const run = useStableCallback(callback);
  useEffect(() => {
    // Asked before the dialog hears of the key and closes: the focus may be at its frame, outside of it.
    let isCovered = false;
    const look = () => {
      isCovered = isModalOpen();
    };
    const onKey = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      const isInOverlay = target instanceof Element && target.closest(OVERLAY) !== null;
      if (key === 'Escape' && !defaultPrevented && !isInOverlay && !isCovered) run();
    };
    addEventListener('keydown', look, true);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', look, true);
      removeEventListener('keydown', onKey);
    };
  }, [run]);
};
