import { parseDecimal } from '#shared/quantity/parse.ts';
import { tidy } from '#shared/quantity/tidy.ts';
import type { MarkedRange } from '#web/kit/ui/sheet/useSheet.ts';

/** The sum of the numbers among the marked cells; null where there are none (times, checks). */
export const markedSum = ({ texts }: MarkedRange): number | null => {
  const numbers = texts.map((text) => parseDecimal(text)).filter((number) => number !== null);
  return numbers.length > 0 ? tidy(numbers.reduce((sum, number) => sum + number, 0)) : null;
};
