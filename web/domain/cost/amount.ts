import { writtenDifference } from '#shared/quantity/written.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';

const THOUSAND = 1000;

/** Kronor in thousands with one decimal; `–` where unknown. */
export const amountText = (kronor: number | null, factor = 1): string =>
  numberText(kronor === null ? null : (kronor * factor) / THOUSAND, 'keyValue');

/** What one amount is more than another, in thousands of kronor as both are written; `–` where one is unknown. */
export const amountDifferenceText = (from: number | null, less: number | null): string => {
  if (from === null || less === null) return numberText(null);
  const [a, b] = [from / THOUSAND, less / THOUSAND];
  return numberText(writtenDifference(a - b, a, b, 1), 'keyValue');
};
