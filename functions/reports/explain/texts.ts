// The Swedish texts of explanations: what each input is, and why one was left out.

import type { LeftOut, Step } from '#shared/calculation/index.ts';
import { formatNumber } from '#shared/quantity/format.ts';
import type { PlannedUnit } from '../plans.ts';

type Input = Step['input'];

const shiftCategories = { dag: 'dag', kvall: 'kväll', natt: 'natt' } as const;
const weekSums = { supply: 'Tillgång', demand: 'Behov', budget: 'Budget' } as const;

const monthHours = {
  demand: 'Behovstimmar',
  worklog: 'Arbetad tid',
  detailed: 'Specificerad tid',
  overtime: 'Övertid',
  resource: 'Resurs',
  rental: 'Hyrpersonal',
} as const;

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

/** What an input is, such as the name of an employee or of a shift. */
export const inputText = (planned: PlannedUnit | undefined, input: Input): string => {
  switch (input.kind) {
    case 'staff':
      return nameOfAsset(planned, input.categoryId, input.assetId);
    case 'demand':
      return `Behov, pass ${input.shiftName}`;
    case 'budget':
      return `Budget, ${formatNumber(input.budget)} tjänster`;
    case 'weeks':
      return `${weekSums[input.of]}, ${input.weeks} ${input.weeks === 1 ? 'vecka' : 'veckor'}`;
    case 'unitSum':
      return weekSums[input.of];
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
      return planned?.activities.find(({ id }) => id === input.activityId)?.name ?? '';
    case 'categoryHours':
      return `Behovstimmar, ${input.categoryName}`;
    case 'monthValue':
      return input.days === undefined ? 'Månadens värde' : `Månadens värde × ${input.days} dagar`;
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
