/** What a spreadsheet program would read as a formula. */
const formula = /^[=+\-@\t\r]/;
/** A number or time with its sign: it is a value, and no formula. */
const signedNumber = /^[+-][\d\s.,:]*$/;
/** A cell that {@link safePasted} guarded. */
const guarded = /^'(?='*[=+\-@\t\r])/;

/** A text as a cell of an exported file: one that a spreadsheet program would run as a formula gets a leading apostrophe. */
export const safeCell = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The same for a cell on the clipboard, where numbers are texts too. */
export const safePasted = (text: string): string =>
  signedNumber.test(text) ? text : guarded.test(text) ? `'${text}` : safeCell(text);

/** A pasted cell without the apostrophe that {@link safePasted} put before it. */
export const unguarded = (text: string): string => text.replace(guarded, '');
