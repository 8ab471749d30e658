const FIELDS = 'input:not([type=checkbox], [type=radio], [disabled]), textarea:not([disabled])';

/** Moves the focus to the next field of the form; the last field keeps it. */
export const advance = (from: HTMLInputElement): void => {
  const fields = [...(from.form?.querySelectorAll<HTMLElement>(FIELDS) ?? [])];
  const next = fields[fields.indexOf(from) + 1];
  next?.focus();
};

const NUMBER = /^\d+(?:[,.]\d+)?$/;

/** Whether typing completed a number: the text grew to the length with the caret at its end. */
export const filled = ({ value, selectionStart }: HTMLInputElement, before: string, length: number): boolean =>
  NUMBER.test(value) && value.length > before.length && value.length === length && selectionStart === value.length;
