import { type RefObject, useEffect, useRef, useState } from 'react';

const FIELD = 'input:enabled, textarea:enabled';

/** The first field; of a choice, what is chosen. */
const firstOf = (form: HTMLElement): HTMLElement | undefined => {
  const fields = [...form.querySelectorAll<HTMLInputElement>(FIELD)];
  const [first] = fields;
  return first?.type === 'radio' ? fields.find(({ name, checked }) => checked && name === first.name) : first;
};

const focusHeading = (): void => {
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
};

/** Focuses the element; should it go before the focus moves on, as what was removed does, the heading. */
const focusWhileThere = (element: HTMLElement): void => {
  element.focus();
  const gone = new MutationObserver(() => {
    if (element.isConnected) return;
    stop();
    focusHeading();
  });
  const stop = () => {
    gone.disconnect();
    removeEventListener('focusin', stop);
  };
  gone.observe(document.body, { childList: true, subtree: true });
  addEventListener('focusin', stop);
};

/**
 * The focus of a dialog that is there as long as it is open: on its first field when it opens, back where it came from
 * when it goes; to the heading of the page where that is gone. The ref is the form's.
 */
export const useDialogFocus = (): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    if (form.current && !form.current.contains(document.activeElement)) firstOf(form.current)?.focus();
    return () => {
      const focused = document.activeElement ?? document.body;
      // Whoever has taken the focus in the meantime keeps it; a question that is just being closed has not.
      if (focused !== document.body && !focused.closest('[role="dialog"]')) return;
      if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) focusWhileThere(opener);
      else focusHeading();
    };
  }, [opener]);
  return form;
};
