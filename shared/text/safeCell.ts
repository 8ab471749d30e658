/** What a spreadsheet program would read as a formula. */
const formula = /^[=+\-@\t\r]/;

/** A text as a cell of an exported file: one that a spreadsheet program would run as a formula gets a leading apostrophe. */
export const safeCell = (text: string): string => (formula.test(text) ? `'${text}` : text);
