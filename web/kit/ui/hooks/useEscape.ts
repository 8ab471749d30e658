import { useEffect } from 'react';
import { useStableCallback } from './useStableCallback.ts';

/** What closes itself by Escape before the screen does. */
const OVERLAY = '[role="dialog"], [role="menu"], [role="listbox"], [role="combobox"]';

/** Runs the callback when Escape is pressed outside dialogs, menus and lists. */
export const useEscape = (callback: () => void): void => {
  const run = useStableCallback(callback);
  useEffect(() => {
    const onKey = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      const isInOverlay = target instanceof Element && target.closest(OVERLAY) !== null;
      if (key === 'Escape' && !defaultPrevented && !isInOverlay) run();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [run]);
};
