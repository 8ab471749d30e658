import { useEffect, useRef } from 'react';
import { focusFault } from './focusFault.ts';

/** Leads to the first field at fault: when the returned function is given the form that was sent, and again when the server has found a fault. */
export const useFaultFocus = (problem: unknown): ((sent: HTMLFormElement) => void) => {
  const form = useRef<HTMLFormElement>(undefined);
  useEffect(() => {
    if (problem !== undefined && form.current) focusFault(form.current);
  }, [problem]);
  return (sent) => {
    form.current = sent;
    focusFault(sent);
  };
};
