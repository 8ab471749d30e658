import { demandValue } from '#shared/model/demand.ts';
import { demandText } from '#shared/quantity/format.ts';
import { parseDecimal } from '#shared/quantity/parse.ts';
import { tidy } from '#shared/quantity/tidy.ts';

/** A demand value as it is kept: with a decimal comma and without needless zeros (`7.50` → `7,5`); an empty text is 0, and a refused text is returned unchanged. */
export const normaliseValue = (text: string): string => {
  const read = demandValue.safeParse(text);
  return read.success ? demandText(parseDecimal(read.data) ?? 0) : text.trim();
};

/** A demand value one more or one less, never below 0; undefined for a text that is no value. */
export const steppedValue = (text: string, by: 1 | -1): string | undefined => {
  const read = demandValue.safeParse(text);
  return read.success ? demandText(Math.max(0, tidy((parseDecimal(read.data) ?? 0) + by))) : undefined;
};
