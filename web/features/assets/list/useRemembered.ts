import { useCallback, useState } from 'react';

/** A choice that this browser remembers (spec 2 section 4: hide inactive, several at once). */
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
