import { hasDecimals } from '#shared/quantity/round.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';

/** A rate with two decimals, or as many as it has. */
export const rateText = (rate: number): string => numberText(rate, hasDecimals(rate, 2) ? 'receipt' : 'rate');
