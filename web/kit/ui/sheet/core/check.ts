/** The texts of a check that is set and of one that is not. */
export const CHECKED = '1';
export const UNCHECKED = '';

const yes = new Set(['1', 'x', 'ja', 'j', 'sant', 'true', 'yes', '✓']);
const no = new Set(['', '0', 'nej', 'n', 'falskt', 'false', 'no']);

/** A check as pasted: Excel's SANT and FALSKT, 1 and 0, x and nothing. Undefined for anything else. */
export const readCheck = (text: string): string | undefined => {
  const word = text.trim().toLowerCase();
  if (yes.has(word)) return CHECKED;
  return no.has(word) ? UNCHECKED : undefined;
};
