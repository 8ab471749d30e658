import { useEffect } from 'react';
import type { VersionedForm } from './versionedForm.ts';

/** What a card of settings is in the middle of. */
export type CardState = 'still' | 'typed' | 'saving';

/** The state of the form of a card; `onState` is told when it changes. */
export const useCardState = <Values>(
  { state, changed }: Pick<VersionedForm<Values>, 'state' | 'changed'>,
  onState: (state: CardState) => void,
): CardState => {
  const own = state !== 'idle' ? 'saving' : changed ? 'typed' : 'still';
  useEffect(() => onState(own), [onState, own]);
  return own;
};
