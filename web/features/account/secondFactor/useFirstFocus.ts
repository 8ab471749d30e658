import { useEffect } from 'react';

/** Focuses the control with the id when the form that holds it is shown. */
export const useFirstFocus = (id: string): void => {
  useEffect(() => document.getElementById(id)?.focus(), [id]);
};
