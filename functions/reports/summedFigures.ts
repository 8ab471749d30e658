import { sumOfKnown } from '#shared/calculation/index.ts';
import type { UnitFigures } from './overviewRow.ts';

/** The figures of several units added up; without the name of any. */
export const summedFigures = (units: readonly UnitFigures[]): UnitFigures => {
  const sum = (
    field:
      | 'beds'
      | 'weekendBeds'
      | 'averageBeds'
      | 'averageWeekendBeds'
      | 'hoursPerWeek'
      | 'hoursPerMonth'
      | 'sum'
      | 'budgetHours',
  ) => sumOfKnown(units.map(({ [field]: value }) => value));
  return {
    unitId: null,
    orgName: null,
    areaName: null,
    unitName: null,
    unitShortName: null,
    bedsComment: '',
    beds: sum('beds'),
    weekendBeds: sum('weekendBeds'),
    averageBeds: sum('averageBeds'),
    averageWeekendBeds: sum('averageWeekendBeds'),
    hoursPerWeek: sum('hoursPerWeek'),
    hoursPerMonth: sum('hoursPerMonth'),
    sum: sum('sum'),
    budgetHours: sum('budgetHours'),
  };
};
