import { useEffect, useRef } from 'react';

/** Focuses the first invalid field after the next frame has drawn the faults. */
const focusFirstFault = (form: HTMLElement): void => {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true], [data-fault=true] input')?.focus());
};

/**
 * Returns the function to call with the submitted form: focuses its first invalid field, and does so again when `problem`
 * changes to the server's refusal.
 */
export const useFaultFocus = (problem: unknown): ((submitted: HTMLFormElement) => void) => {
  const form = useRef<HTMLFormElement>(undefined);
  useEffect(() => {
    if (problem !== undefined && form.current) focusFirstFault(form.current);
  }, [problem]);
  return (submitted) => {
    form.current = submitted;
    focusFirstFault(submitted);
  };
};
