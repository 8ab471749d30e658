import { useEffect } from 'react';
import { useStableCallback } from './useStableCallback.ts';

/** Runs `save` at Ctrl+S or Cmd+S instead of the browser's own saving of the page. */
export const useSaveKey = (save: () => void): void => {
  const run = useStableCallback(save);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      run();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [run]);
};
