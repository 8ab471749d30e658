/** Px from the top of the window down to which toasts lie: three of them, below the header. */
const LOWEST = 200;

const FIELD = 'input, textarea, select, [role=gridcell]';
const TOAST = '.ant-message-notice';

/** Whether a toast at the top of the window would lie over the field that has the focus. */
const coversField = (): boolean => {
  const { activeElement } = document;
  return activeElement?.matches(FIELD) === true && activeElement.getBoundingClientRect().top < LOWEST;
};

/** Places toasts at the top of the window, or at its lower edge where they would lie over the field with the focus (`app/base.css`). */
export const placeToasts = (): void => {
  document.documentElement.dataset.toasts = coversField() ? 'below' : 'above';
};

/** Keeps the toasts that are shown clear of a field that gets the focus. Answers how to stop. */
export const keepToastsClear = (): (() => void) => {
  // Measuring costs a layout: done only while a toast is shown.
  const onFocus = () => document.querySelector(TOAST) && placeToasts();
  addEventListener('focusin', onFocus);
  return () => removeEventListener('focusin', onFocus);
};
