import { readFileSync } from 'node:fs';
import type { BedPeriodInput, CategoryPlan, ShiftPeriodInput } from '#shared/calculation/index.ts';
import { assetPeriod, demandRow, emptyPlan, shiftPeriod } from './build.ts';

const page = readFileSync('shared/calculation/README.md', 'utf8');

/** One row of a table of the page, by column heading. */
type TableRow = Readonly<Record<string, string>>;

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The rows of the table below a heading of the page. Throws when there is none. */
export const tableBelow = (heading: string): readonly TableRow[] => {
  const section = page.split(/^#+ /m).find((part) => part.startsWith(heading));
  const [head, , ...rows] = (section ?? '').split('\n').filter((line) => line.startsWith('|'));
  if (head === undefined || rows.length === 0) throw new Error(`the page has no table below "${heading}"`);
  const names = cellsOf(head);
  return rows.map((row) => Object.fromEntries(cellsOf(row).map((cell, index) => [names[index], cell])));
};

/** A figure as the page writes it; null is written `null`. */
export const figure = (text: string | undefined): number | null =>
  text === 'null' ? null : Number((text ?? '').replace('−', '-'));

/** `38:15` as hours and minutes. */
export const clock = (text: string | undefined): readonly [number, number] => {
  const [hours, minutes] = (text ?? '').split(':').map(Number);
  return [hours!, minutes!];
};

const [start, demandEnd] = /Demand period (\S+) to (\S+)/.exec(page)!.slice(1) as [string, string];
const [budget, budgetStart, budgetEnd] = /a budget of (\S+) services from (\S+) to (\S+)/.exec(page)!.slice(1);
const [fullHours, fullMinutes] = clock(/full-time week is (\d+:\d+) from/.exec(page)![1]);

const categoryPeriods = [{ start, end: null, workingHours: fullHours, workingMinutes: fullMinutes }];

const shiftDemands = tableBelow('Demand period').map((row) =>
  demandRow(
    row.shift!,
    [row['Mon–Thu'], row['Mon–Thu'], row['Mon–Thu'], row['Mon–Thu'], row.Fri, row.Sat, row.Sun].join(' '),
    row['weekend flags']!,
    row['weekday time (break)']!,
    row['weekend time (break)']!,
  ),
);

/** The fields of a shift period from the page's text of its type, such as `Rotation 36:20, 8 nights in 6 weeks`. */
const measuresOf = (text: string): Partial<ShiftPeriodInput> => {
  const [type, time] = text.replace(',', '').split(' ') as [ShiftPeriodInput['type'], string | undefined];
  const [hours, minutes] = clock(time);
  const [, nights, weeks] = /(\d+) nights in (\d+) weeks/.exec(text) ?? [];
  if (type === 'Standard') return { type };
  if (type === 'ExtraHours') return { type, extraHours: hours, extraMinutes: minutes };
  return {
    type,
    newWorkingHours: hours,
    newWorkingMinutes: minutes,
    ...(nights && { nights: Number(nights), weeks: Number(weeks) }),
  };
};

/** The shifts of the page, the night shift with a period of the type that the text names. */
export const shiftsWith = (nightType: string) =>
  shiftDemands.map(({ shiftId: name }) => ({
    id: name,
    name,
    periods: [name === 'Natt' ? shiftPeriod({ isNightShift: true, ...measuresOf(nightType) }) : shiftPeriod()],
  }));

/** What a summary of the page's demand period is taken of, but for its shifts. */
export const demandPeriod = { shiftDemands, categoryPeriods, start };

const assets = tableBelow('Staff').map((row) => ({
  id: row.asset!,
  periods: [
    assetPeriod({
      start: row.from!,
      end: row.to || null,
      workRate: figure(row['work rate'])!,
      workRateExcluded: figure(row.excluded)!,
      isFillIn: row.kind === 'substitute',
      isContractor: row.kind === 'contractor',
      weekendRate: figure(row.weekend)!,
      nightRate: figure(row.night)!,
      level: figure(row.level)!,
    }),
  ],
}));

/** The page's plan, with the night shift as Other 34:20. */
export const plan: CategoryPlan = {
  ...emptyPlan,
  periods: categoryPeriods,
  shifts: shiftsWith('Other 34:20'),
  demands: [{ start, end: demandEnd, simulation: false, shiftDemands }],
  assets,
  budget: [{ start: budgetStart!, end: budgetEnd!, budget: Number(budget) }],
};

/** The page's bed periods. */
export const beds: readonly BedPeriodInput[] = tableBelow('Beds\n').map((row) => ({
  start: row.from!,
  end: row.to || null,
  beds: figure(row.beds)!,
  weekendBeds: figure(row['weekend beds'])!,
}));
