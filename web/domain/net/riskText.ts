import { formatPercent } from '#web/kit/ui/figures/format.ts';

/** A risk in whole percent; `–` where it is unknown. */
export const riskText = (risk: number | null | undefined): string =>
  typeof risk === 'number' ? formatPercent(risk) : '–';
