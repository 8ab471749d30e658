import { type RefObject, useEffect, useRef, useState } from 'react';

const FIELD = 'input:not(:disabled), textarea:not(:disabled)';
const BUTTON = 'button:not(:disabled)';

/** The first field, without fields the first button; of radio buttons the checked one, else the first. */
const firstOf = (form: HTMLElement): HTMLElement | undefined => {
  const fields = [...form.querySelectorAll<HTMLInputElement>(FIELD)];
  const [first] = fields;
  if (!first) return form.querySelector<HTMLElement>(BUTTON) ?? undefined;
  return first.type === 'radio' ? (fields.find(({ name, checked }) => checked && name === first.name) ?? first) : first;
};

const focusHeading = (): void => {
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
};

/** Focuses the element; if it is removed while focused, focuses the heading. */
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
 * Returns the ref of a dialog's form, or of its content. On mount the first field gets the focus; on unmount the element that had it before, or
 * the page's heading when that is gone.
 */
export const useDialogFocus = <Content extends HTMLElement = HTMLFormElement>(): RefObject<Content | null> => {
  const form = useRef<Content>(null);
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    if (form.current && !form.current.contains(document.activeElement)) firstOf(form.current)?.focus();
    return () => {
      const focused = document.activeElement ?? document.body;
      // An element that took the focus meanwhile keeps it, unless it is in a closing confirmation.
      if (focused !== document.body && !focused.closest('[role="dialog"]')) return;
      if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) focusWhileThere(opener);
      else focusHeading();
    };
  }, [opener]);
  return form;
};
