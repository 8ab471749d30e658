const FIELDS = 'input:not([type=checkbox], [type=radio], [disabled]), textarea:not([disabled])';

/** Moves the focus to the next field of the form; the last field keeps it. */
export const advance = (from: HTMLInputElement): void => {
  const fields = [...(from.form?.querySelectorAll<HTMLElement>(FIELDS) ?? [])];
  const next = fields[fields.indexOf(from) + 1];
  next?.focus();
};

/** Whether typing filled the field: the text grew to its full length with the caret at its end. */
export const filled = (input: HTMLInputElement, before: string, text: string, length: number): boolean =>
  text.length > before.length && text.length >= length && input.selectionStart === input.value.length;
