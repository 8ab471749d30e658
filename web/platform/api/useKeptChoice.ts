import { useCallback, useState } from 'react';
import { browserStorage } from '#web/platform/browser/storage.ts';
import { session } from './live.ts';
import { keepPersonal } from './personal.ts';
import { useSignal } from './useSignal.ts';

/** The one of `choices` that is kept under a storage key; the first where none is. */
export const keptChoice = <Choice extends string>(key: string, choices: readonly [Choice, ...Choice[]]): Choice =>
  choices.find((choice) => JSON.stringify(choice) === browserStorage.getItem(key)) ?? choices[0];

/** A choice that this browser keeps for the account, under the key that `keyOf` forms of its name; the first until it is made. */
export const useKeptChoice = <Choice extends string>(
  keyOf: (username: string) => string,
  choices: readonly [Choice, ...Choice[]],
): readonly [Choice, (choice: Choice) => void] => {
  const key = keyOf(useSignal(session)?.username ?? '');
  const [chosen, setChosen] = useState(() => keptChoice(key, choices));
  const choose = useCallback(
    (choice: Choice) => {
      keepPersonal(key, choice);
      setChosen(choice);
    },
    [key],
  );
  return [chosen, choose];
};
