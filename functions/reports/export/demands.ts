import { day, type Field, number, type Part, partOf, text } from '#functions/core/sheets/part.ts';
import { weekdays } from '#shared/model/demand.ts';
import type { OverviewAnswer, ReportDemand, UnitOverview } from '#shared/model/reportAnswer.ts';
import { unitGroup } from './unitGroup.ts';

interface ShiftRow {
  readonly unit: UnitOverview;
  readonly demand: ReportDemand;
  /** One shift; null for all of the period. */
  readonly shift: ReportDemand['shiftDemands'][number] | null;
}

const dayNames = ['Mån', 'Tis', 'Ons', 'Tors', 'Fre', 'Lör', 'Sön'];

const numberOf = (value: string): number => Number(value.replace(',', '.'));

const clock = (hours: number | null, minutes: number | null): string | null =>
  hours === null && minutes === null
    ? null
    : `${String(hours ?? 0).padStart(2, '0')}:${String(minutes ?? 0).padStart(2, '0')}`;

const weekendDays = [
  ['friShift', 'Fre'],
  ['satShift', 'Lör'],
  ['sunShift', 'Sön'],
] as const;

/** The days on which the weekend's times count. */
const weekendOf = (shift: NonNullable<ShiftRow['shift']>): string =>
  weekendDays.flatMap(([flag, name]) => (shift[flag] ? [name] : [])).join(' ');

const fields: readonly Field<ShiftRow>[] = [
  text('Avdelning', 26, ({ unit }) => unit.unitName),
  text('Kategori', 22, ({ demand }) => demand.catName),
  day('Från', ({ demand }) => demand.start),
  day('Till', ({ demand }) => demand.end ?? 'tillsvidare'),
  text('Simulering', 11, ({ demand }) => (demand.simulation ? 'Ja' : 'Nej')),
  text('Pass', 20, ({ shift }) => shift?.shiftName ?? 'Alla pass'),
  ...weekdays.map((day, index) =>
    number<ShiftRow>(dayNames[index]!, ({ shift }) => (shift ? numberOf(shift[day]) : null)),
  ),
  text('Tider vardag', 14, ({ shift }) => shift?.startEnd ?? null),
  text('Rast vardag', 11, ({ shift }) => shift && clock(shift.breakHours, shift.breakMinutes)),
  text('Jourtid', 9, ({ shift }) => shift && clock(shift.dutyHours, shift.dutyMinutes)),
  text('Helg', 14, ({ shift }) => shift && weekendOf(shift)),
  text('Tider helg', 14, ({ shift }) => shift?.wkndStartEnd ?? null),
  text('Rast helg', 11, ({ shift }) => shift && clock(shift.wkndBreakHours, shift.wkndBreakMinutes)),
  number('Timmar per vecka', ({ shift, demand }) => hours(shift ?? demand)),
  number('Timmar per månad', ({ shift, demand }) => (shift ?? demand).hoursPerMonth),
  number('Tjänster', ({ shift, demand }) => (shift ?? demand).services),
  text('Kommentar', 40, ({ shift, demand }) => (shift ? null : demand.comment)),
];

const hours = ({ hoursPerWeek, minutesPerWeek }: { hoursPerWeek: number; minutesPerWeek: number }): number =>
  hoursPerWeek + minutesPerWeek / 60;

/** The demand periods with a row for each shift and one for all of it, in a workbook a sheet for each unit. */
export const demandsOfReport = ({ unitOverviews }: OverviewAnswer): Part =>
  partOf(
    'Behov',
    fields,
    unitOverviews.map((unit) => ({
      name: unitGroup(unit),
      rows: unit.demands.flatMap((demand): ShiftRow[] => [
        ...demand.shiftDemands.map((shift) => ({ unit, demand, shift })),
        { unit, demand, shift: null },
      ]),
    })),
  );
