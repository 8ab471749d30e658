import { type Field, number, type Part, partOf, text } from '#functions/core/sheets/part.ts';
import type { OverviewAnswer, UnitOverview } from '#shared/model/reportAnswer.ts';

const fields: readonly Field<UnitOverview>[] = [
  text('Organisation', 22, ({ orgName }) => orgName),
  text('Verksamhet', 22, ({ areaName }) => areaName),
  text('Avdelning', 26, ({ unitName }) => unitName ?? 'Alla avdelningar'),
  number('Vårdplatser vardag', ({ beds }) => beds, 0),
  number('Vårdplatser helg', ({ weekendBeds }) => weekendBeds, 0),
  number('Vårdplatser i snitt', ({ averageBeds }) => averageBeds, 1),
  number('Helgplatser i snitt', ({ averageWeekendBeds }) => averageWeekendBeds, 1),
  text('Kommentar vårdplatser', 30, ({ bedsComment }) => bedsComment),
  number('Timmar per vecka', ({ hoursPerWeek }) => hoursPerWeek),
  number('Timmar per månad', ({ hoursPerMonth }) => hoursPerMonth),
  number('Tjänster', ({ sum }) => sum),
  number('Budgettimmar per månad', ({ budgetHours }) => budgetHours),
];

/** Beds, demanded hours and services, and budget hours of each unit. */
export const unitsOfReport = ({ unitOverviews }: OverviewAnswer): Part =>
  partOf('Avdelningar', fields, [{ name: '', rows: unitOverviews }]);
