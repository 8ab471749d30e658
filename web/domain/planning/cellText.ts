import { absenceCodes } from '#shared/model/absence.ts';
import type { AssetValues } from '#shared/planning/assetWeeks.ts';
import { formatRate } from '#web/kit/ui/figures/format.ts';

type Said = 'workRate' | 'workRateExcluded' | 'absence' | 'comment';

/** The text of a work rate in a cell of the team sheet. */
export const rateText = (rate: number): string => formatRate(rate, 'file');

/** The text that stores absence: the work rate, the rate outside the staffing, the letter of its kind and the reason. */
export const absenceText = ({ workRate, workRateExcluded, absence, comment }: Pick<AssetValues, Said>): string =>
  [rateText(workRate), '+', rateText(workRateExcluded), absence && `(${absenceCodes[absence]})`, comment]
    .filter(Boolean)
    .join(' ');
