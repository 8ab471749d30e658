import type { InputRef } from 'antd/es/input';
import { type RefObject, useEffect } from 'react';

/** Whether a key is typed into a field. */
const isTyped = ({ target }: Event): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=radio], [type=checkbox]), textarea, [contenteditable], [role=dialog]') !== null;

/** Lets `/` go to the search field of a screen, unless it is typed into a field. */
export const useSearchKey = (field: RefObject<InputRef | null>): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyped(event)) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [field]);
};
