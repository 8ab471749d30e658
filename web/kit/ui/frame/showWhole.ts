import type { FocusEvent } from 'react';

/** Brings what the keyboard focuses in a row that scrolls sideways whole into sight: of what it sees a part of, the browser does not. */
export const showWhole = ({ target }: FocusEvent): void => {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};
