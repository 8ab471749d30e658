import { useEffect, useRef } from 'react';

/** Ctrl+S saves while there is something to save; the browser's own save of the page is never what was meant. */
export const useSaveKey = (unsaved: boolean, save: () => Promise<unknown>): void => {
  const latest = useRef({ unsaved, save });
  useEffect(() => {
    latest.current = { unsaved, save };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      if (latest.current.unsaved) void latest.current.save();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
};
