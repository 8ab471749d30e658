import type { CategoryPeriodFields } from '#shared/model/category.ts';
import type { ShiftFields } from '#shared/model/shift.ts';
import type { UnitTemplate } from '#shared/model/unitSetup.ts';

type Undated<Period> = Omit<Period, 'start' | 'end'>;

/** A category of a template with its shifts, without the days that it holds on. */
export interface TemplateCategory {
  readonly name: string;
  readonly period: Undated<CategoryPeriodFields>;
  readonly shifts: readonly { readonly name: string; readonly period: Undated<ShiftFields['period']> }[];
}

const unmarked = { isNightShift: false, isDutyShift: false } as const;

const plain = (name: string): TemplateCategory['shifts'][number] => ({
  name,
  period: { type: 'Standard', ...unmarked },
});

/** The full-time week of those who work nights: 34:20. */
const nightWeek = { newWorkingHours: 34, newWorkingMinutes: 20, isNightShift: true, isDutyShift: false } as const;

const nights: TemplateCategory['shifts'] = [
  { name: 'Natt', period: { type: 'Rotation', nights: 12, weeks: 4, ...nightWeek } },
  { name: 'Ständig natt', period: { type: 'Other', ...nightWeek } },
];

const dayAndNightWeek = { workingHours: 38, workingMinutes: 15, notes: '' };
const dayWeek = { workingHours: 40, workingMinutes: 0, notes: '' };

/** The categories and shifts that a new unit may begin with; all of them can be changed afterwards. */
export const templateCategories: Readonly<Record<UnitTemplate, readonly TemplateCategory[]>> = {
  roundTheClock: [
    {
      name: 'Sjuksköterska',
      period: dayAndNightWeek,
      shifts: [plain('Dag'), plain('Mellan'), plain('Kväll'), ...nights],
    },
    { name: 'Undersköterska', period: dayAndNightWeek, shifts: [plain('Dag'), plain('Kväll'), ...nights] },
  ],
  day: [
    { name: 'Sjuksköterska', period: dayWeek, shifts: [plain('Dag')] },
    { name: 'Undersköterska', period: dayWeek, shifts: [plain('Dag')] },
  ],
};
