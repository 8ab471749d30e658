import { numberText } from '#web/kit/ui/figures/Num.tsx';

/** Kronor in thousands with one decimal; `–` where unknown. */
export const amountText = (kronor: number | null, factor = 1): string =>
  numberText(kronor === null ? null : (kronor * factor) / 1000, 'keyValue');
