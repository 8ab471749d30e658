// The Swedish texts of explanations: what each input is, and why one was left out.

import type { LeftOut, Step } from '#shared/calculation/index.ts';
import { formatHours, formatNumber } from '#shared/quantity/format.ts';
import { counted } from '#shared/text/counted.ts';
import type { PlannedUnit } from '../plans.ts';

type Input = Step['input'];

const shiftCategories = { dag: 'dag', kvall: 'kväll', natt: 'natt' } as const;
const dayOffAs = { saturday: 'lördag', sunday: 'söndag' } as const;
const expectedAbsence = 'Väntad frånvaro';
const weekSums = { supply: 'Tillgång', demand: 'Behov', budget: 'Budget' } as const;

const monthHours = {
  demand: 'Behovstimmar',
  worklog: 'Arbetad tid',
  detailed: 'Specificerad tid',
  overtime: 'Övertid',
  resource: 'Resurs',
  rental: 'Inhyrda',
} as const;

const atHourText = ({ atHour }: { readonly atHour: boolean }): string =>
  atHour ? ' (timkostnad, egen taxa saknas)' : '';

const planCosts = { demand: 'Behov', staff: 'Egen personal och vikarier', ob: 'OB', contractors: 'Inhyrda' } as const;

const reasons: Readonly<Record<LeftOut['reason'], string>> = {
  simulated: 'Simulerat behov räknas inte.',
  excluded: 'Ligger utanför bemanningen.',
  noDemand: 'Behov saknas.',
  noBudget: 'Budget saknas.',
  noWorkingTime: 'Kategorin saknar arbetstidsmått.',
  noWorklog: 'Utförd arbetstid saknas.',
  noStencil: 'Årets schablon saknar månadsarbetstid.',
  noValue: 'Inget värde finns.',
  lacking: 'Vårdplatser saknas.',
};

export const reasonText = (reason: LeftOut['reason']): string => reasons[reason];

const nameOfAsset = (planned: PlannedUnit | undefined, categoryId: string, assetId: string): string =>
  planned?.categories.find(({ id }) => id === categoryId)?.assets.find(({ id }) => id === assetId)?.name ?? '';

const nameOfActivity = (planned: PlannedUnit | undefined, activityId: string): string =>
  planned?.activities.find(({ id }) => id === activityId)?.name ?? '';

const weeksText = (weeks: number): string => counted(weeks, 'vecka', 'veckor');

/** What an input is, such as the name of an employee or of a shift. */
export const inputText = (planned: PlannedUnit | undefined, input: Input): string => {
  switch (input.kind) {
    case 'staff': {
      const name = nameOfAsset(planned, input.categoryId, input.assetId);
      return input.weeks === undefined ? name : `${name}, ${weeksText(input.weeks)}`;
    }
    case 'demand':
      return `Behov, pass ${input.shiftName}`;
    case 'daysOff':
      return `Helgdagar: ${input.days.map(({ name, as }) => `${name} som ${dayOffAs[as]}`).join(', ')}`;
    case 'budget':
      return `Budget, ${formatNumber(input.budget)} tjänster`;
    case 'weeks':
      return `${weekSums[input.of]}, ${weeksText(input.weeks)}`;
    case 'expectedAbsence':
      return expectedAbsence;
    case 'unitSum':
      return input.of === 'expectedAbsence' ? expectedAbsence : weekSums[input.of];
    case 'hours':
      return `Behovstimmar ${shiftCategories[input.shiftCategory]}`;
    case 'onDuty':
      return `I tjänst samtidigt ${shiftCategories[input.shiftCategory]}: ${formatNumber(input.shifts)} pass på ${input.openDays} öppna dagar`;
    case 'shiftCategory':
      return `Timmar per vårdplats och dygn, ${shiftCategories[input.shiftCategory]}`;
    case 'beds':
      return `${input.beds} vårdplatser vardag, ${input.weekendBeds} helg, viktade`;
    case 'budgetHours':
      return `Budgettimmar, ${formatNumber(input.budget)} i månaden`;
    case 'monthHours':
      return monthHours[input.of];
    case 'activity':
      return nameOfActivity(planned, input.activityId);
    case 'cost': {
      const hours = input.activityId === undefined ? monthHours.demand : nameOfActivity(planned, input.activityId);
      return `${hours}, ${formatNumber(input.hours)} tim × ${formatNumber(input.rate)} kr${atHourText(input)}`;
    }
    case 'planCost': {
      const rate = input.rate === null ? '' : ` × ${formatNumber(input.rate)} kr`;
      return `${planCosts[input.of]}, ${formatHours(input.hours)} tim${rate}${atHourText(input)}`;
    }
    case 'inService':
      return 'Alla i tjänst';
    case 'monthValue':
      return input.days === undefined ? 'Månadens värde' : `Månadens värde × ${counted(input.days, 'dag', 'dagar')}`;
    case 'monthCount':
      return 'Antal månader med värde';
    case 'monthlyWorkHours':
      return 'Månadsarbetstid';
    case 'meanBeds':
      return 'Vårdplatser i snitt';
    case 'bedDays':
      return 'Vårdplatsdygn';
    case 'weekCount':
      return 'Antal veckor med värde';
    case 'dayCount':
      return 'Antal dagar';
  }
};
