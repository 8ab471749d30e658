import { useCallback, useState } from 'react';
import { browserStorage } from '#web/platform/browser/storage.ts';

/** A choice that this browser remembers (hide inactive, select several). */
export const useRemembered = (name: string, first: boolean): readonly [boolean, (choice: boolean) => void] => {
  const [choice, setChoice] = useState(() => {
    const kept = browserStorage.getItem(name);
    return kept === null ? first : kept === 'true';
  });
  const remember = useCallback(
    (next: boolean) => {
      browserStorage.setItem(name, String(next));
      setChoice(next);
    },
    [name],
  );
  return [choice, remember];
};
