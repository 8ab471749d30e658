import type { AssetPeriod } from '#shared/model/asset.ts';
import { tidy } from '#shared/quantity/tidy.ts';
import type { Day } from '#shared/time/day.ts';
import { contains } from '#shared/time/period.ts';
import { valueOn } from '#shared/time/timeline.ts';
import type { PeriodForm } from '../period/form.ts';
import { numberIn } from '../period/rates.ts';

/** The work rate of an employee in a week as it is typed; 0 without a period in it. */
export const typedRate = (forms: readonly PeriodForm[], monday: Day): number => {
  const form = forms.find(({ start, end }) => start !== null && contains({ start, end }, monday));
  return form ? numberIn(form.workRate) : 0;
};

/** What the typed periods of an employee change in the supply of a week; 0 while the typed rate is no number. */
export const typedChange = (periods: readonly AssetPeriod[], forms: readonly PeriodForm[], monday: Day): number => {
  const change = typedRate(forms, monday) - (valueOn(periods, monday)?.workRate ?? 0);
  return Number.isNaN(change) ? 0 : tidy(change);
};
