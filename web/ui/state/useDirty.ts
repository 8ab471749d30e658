import { useState } from 'react';

/** Whether the typed values differ from those of the first render; compared as JSON. */
export const useDirty = (typed: object): boolean => {
  const now = JSON.stringify(typed);
  const [first] = useState(now);
  return now !== first;
};
