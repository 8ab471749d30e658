import { parseDecimal } from '#shared/quantity/parse.ts';
import { formatNumber } from '#web/kit/ui/figures/format.ts';

/** A number as it is typed: without groups of thousands; null is empty. */
export const numberTextOf = (value: number | null): string => formatNumber(value, 'file');

/** The number of a typed text: null when it is empty, the text itself when it is no number, for the schema to refuse. */
export const numberIn = (text: string): number | string | null =>
  text.trim() === '' ? null : (parseDecimal(text) ?? text);

/** A typed number as it is kept: with a comma and without spaces; a text that is not a number is returned unchanged. */
export const keptNumber = (text: string): string => {
  const value = numberIn(text);
  return typeof value === 'number' ? String(value).replace('.', ',') : text.trim();
};

/** A kept number as it is shown, by `format`; a text that is not a number, or that the format would round, is returned unchanged. */
export const shownNumber = (text: string, format: (value: number) => string): string => {
  const value = numberIn(text);
  if (typeof value !== 'number') return text;
  const shown = format(value);
  return parseDecimal(shown) === value ? shown : text;
};
