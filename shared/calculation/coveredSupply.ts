import { tidy } from '#shared/quantity/tidy.ts';
import type { WeekReceipt } from './weekReceipt.ts';

/** The supply of the categories with a demand, in services: the part of `workRateSum` that is in `diff` (README.md 5). */
export const supplyWithDemand = ({
  workRateSum,
  workRateWithoutDemand,
}: Pick<WeekReceipt, 'workRateSum' | 'workRateWithoutDemand'>): number => tidy(workRateSum - workRateWithoutDemand);
