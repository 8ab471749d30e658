import { useState } from 'react';

/** Whether what is typed, which survives JSON, differs from what it was at first. */
export const useDirty = (typed: object): boolean => {
  const now = JSON.stringify(typed);
  const [first] = useState(now);
  return now !== first;
};
