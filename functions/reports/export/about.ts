import { aboutPart, type Fact } from '#functions/core/sheets/aboutPart.ts';
import type { Part } from '#functions/core/sheets/part.ts';
import { netText } from '#functions/core/sheets/receiptPart.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { type ShiftCategory, shiftCategories } from '#shared/calculation/index.ts';
import type { ExportBody } from '#shared/model/report.ts';
import { mondayOf, sundayOf, weekLabel, weekOf, weekSpan } from '#shared/time/week.ts';
import type { ReportUnit } from '../units.ts';
import { differences } from './comparison.ts';
import { titles } from './keyValues.ts';

const types: Readonly<Record<ExportBody['type'], string>> = {
  demands: 'Behov',
  assets: 'Tillgång',
  prognos: 'Prognos',
  keyvalues: 'Nyckeltal',
  followup: 'Uppföljning',
  activity: 'Aktiviteter',
};

const flags = {
  receipt: 'kvitto',
  net: 'netto',
  budget: 'budget',
  showLevels: 'nivåer',
  showCompetency: 'kompetens',
  showTable: 'tabell',
  showYears: 'år',
  cost: 'kostnad',
  groupByUnit: 'grupperat per avdelning',
  summarizeAssets: 'summerade kategorier',
  summarizeUnits: 'summerade avdelningar',
} as const;

const shifts: Readonly<Record<ShiftCategory, string>> = { dag: 'Dag', kvall: 'Kväll', natt: 'Natt' };

const month = (year: number, number: number): string => `${year}-${String(number).padStart(2, '0')}`;

type WeekReport = Extract<ExportBody, { readonly type: 'demands' | 'assets' | 'prognos' }>;

const isOfWeeks = (report: ExportBody): report is WeekReport =>
  report.type === 'demands' || report.type === 'assets' || report.type === 'prognos';

/** The whole weeks, or the months, that the report is of. */
const periodOf = (report: ExportBody): string => {
  if (isOfWeeks(report)) {
    const [start, end] = [mondayOf(report.start), sundayOf(report.end)];
    return `${weekSpan(weekOf(start), weekOf(end))} (${start}–${end})`;
  }
  const { level, startYear, startMonth, endMonth, simulateWeek } = report;
  if (simulateWeek > 0) return `${weekLabel({ week: simulateWeek })} ${startYear}, som står för hela året`;
  const endYear = report.endYear ?? startYear;
  return level === 'unit' || startYear === endYear
    ? `${month(startYear, startMonth)}–${month(endYear, endMonth)}`
    : `${startYear}–${endYear}, månad ${startMonth}–${endMonth} varje år`;
};

const whichOf = (report: ExportBody): string | null => {
  if (report.type === 'prognos') return differences[report.forecastType];
  return report.type === 'keyvalues' ? titles[report.keyvalue] : null;
};

const namesOf = (units: readonly ReportUnit[], name: (unit: ReportUnit) => string): string =>
  [...new Set(units.map(name))].join(', ');

/** Which report a file is of: its place, period and settings, and the day on which it was made. */
export const aboutReport = (
  { today }: Pick<Scope, 'today'>,
  report: ExportBody,
  units: readonly ReportUnit[],
): Part => {
  const isFollowUp = report.type === 'followup' || report.type === 'activity';
  const isKeyValue = report.type === 'keyvalues';
  const isOfAll = isFollowUp || (isKeyValue && report.keyvalue < 3);
  const chosen = Object.entries(flags).flatMap(([flag, name]) => (report[flag as keyof typeof flags] ? [name] : []));
  const facts: readonly Fact[] = [
    ['Rapport', types[report.type]],
    ['Visar', whichOf(report)],
    ['Organisation', namesOf(units, ({ org }) => org.name)],
    ['Verksamhet', namesOf(units, ({ areaName }) => areaName)],
    ['Avdelning', namesOf(units, ({ unit }) => unit.name)],
    ['Period', periodOf(report)],
    ['Kategorier', isOfAll ? 'Alla' : (report.forCat?.join(', ') ?? 'Alla')],
    ['Aktiviteter', isFollowUp ? (report.activities?.join(', ') ?? 'Alla') : null],
    ['Simulerade behov', isOfAll ? null : report.simulated ? 'Räknas' : 'Räknas inte'],
    [
      'Pass',
      isKeyValue && report.keyvalue >= 3
        ? (report.shifts ?? shiftCategories).map((one) => shifts[one]).join(', ')
        : null,
    ],
    ['Val', chosen.length > 0 ? chosen.join(', ') : null],
    ['Mått', isFollowUp || isKeyValue ? null : 'Behov, tillgång, budget och differenser är tjänster (heltider)'],
    ['Netto', report.net && (report.type === 'demands' || report.type === 'assets') ? netText : null],
    ['Skapad', today],
  ];
  return aboutPart(facts);
};
