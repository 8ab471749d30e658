import {
  averageWeekendBeds,
  bedsAverage,
  budgetHoursIn,
  type ReadPlan,
  readRangeDemand,
} from '#shared/calculation/index.ts';
import type { UnitOverview } from '#shared/model/reportAnswer.ts';
import type { ClosedPeriod } from '#shared/time/period.ts';
import type { PlannedUnit } from './plans.ts';

/** What a report says of a unit beside its demand rows and receipts. */
export type UnitFigures = Omit<UnitOverview, 'demands' | 'categoryWeekReceipts' | 'cost'>;

/** Names, beds, demanded hours and services, and budget hours of a unit over whole weeks; `read` is its chosen categories, read for them. */
export const unitFigures = (planned: PlannedUnit, weeks: ClosedPeriod, read: readonly ReadPlan[]): UnitFigures => {
  const { unit, org, areaName, beds, budgetHours } = planned;
  const average = bedsAverage(beds, weeks);
  const { hoursPerWeek, hoursPerMonth, services } = readRangeDemand(read, weeks);
  return {
    unitId: unit.id,
    orgName: org.name,
    areaName,
    unitName: unit.name,
    unitShortName: unit.shortName,
    beds: average.bedsFirstWeek,
    weekendBeds: average.weekendBedsFirstWeek,
    bedsComment: average.comment,
    averageBeds: average.averageBeds,
    averageWeekendBeds: averageWeekendBeds(beds, weeks),
    hoursPerWeek,
    hoursPerMonth,
    sum: services,
    budgetHours: budgetHoursIn(budgetHours, weeks),
  };
};
