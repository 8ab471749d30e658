import { useCallback, useState } from 'react';

/** A choice that this browser remembers (hide inactive, select several). */
export const useRemembered = (name: string, first: boolean): readonly [boolean, (choice: boolean) => void] => {
  const [choice, setChoice] = useState(() => {
    const kept = localStorage.getItem(name);
    return kept === null ? first : kept === 'true';
  });
  const remember = useCallback(
    (next: boolean) => {
      localStorage.setItem(name, String(next));
      setChoice(next);
    },
    [name],
  );
  return [choice, remember];
};
