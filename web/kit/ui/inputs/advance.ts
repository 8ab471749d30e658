const FIELDS = 'input:not([type=checkbox], [type=radio], [disabled]), textarea:not([disabled])';

/** Moves the focus to the next field of the form; the last field keeps it. */
export const advance = (from: HTMLInputElement): void => {
  const fields = [...(from.form?.querySelectorAll<HTMLElement>(FIELDS) ?? [])];
  const next = fields[fields.indexOf(from) + 1];
  next?.focus();
};

/** For how long after a jump a Tab is taken as meaning that jump, in milliseconds. */
const habitMs = 1000;

/** Moves the focus on by itself, as `advance`. A Tab that follows at once, by habit, does not skip the field reached. */
export const jump = (from: HTMLInputElement): void => {
  advance(from);
  const reached = document.activeElement;
  if (!reached || reached === from) return;
  const until = performance.now() + habitMs;
  const absorbTab = (event: Event) => {
    const { key, shiftKey } = event as KeyboardEvent;
    if (key === 'Tab' && !shiftKey && performance.now() < until) event.preventDefault();
  };
  reached.addEventListener('keydown', absorbTab, { once: true });
};

const NUMBER = /^\d+(?:[,.]\d+)?$/;

/** Whether typing completed a number: the text grew to the length with the caret at its end. */
export const filled = ({ value, selectionStart }: HTMLInputElement, before: string, length: number): boolean =>
  NUMBER.test(value) && value.length > before.length && value.length === length && selectionStart === value.length;
