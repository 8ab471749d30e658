import { mayShowWeekendTable } from '#shared/model/report.ts';
import type { Day } from '#shared/time/day.ts';
import { sundayOf, weekOf, weeksOf } from '#shared/time/week.ts';
import { firstFlags, type Settings } from './settings.ts';
import {
  type Flag,
  type ForecastType,
  isWorked,
  type KeyValue,
  type ReportLevel,
  type ReportType,
  reportLevels,
} from './types.ts';

/** What another type or level does not keep. */
const fresh = {
  unitIds: undefined,
  forCat: undefined,
  activities: undefined,
  keyvalue: 0,
  simulateWeek: 0,
  startMonth: 1,
  endMonth: 12,
} as const;

interface TypeOptions {
  /** Whether the account looks at net figures. */
  readonly isNet?: boolean;
  /** Those that the type may have; the first is taken where it may not have the present one. */
  readonly levels?: readonly ReportLevel[];
}

/** Another type of report. */
export const withType = (
  settings: Settings,
  type: ReportType,
  { isNet = false, levels = reportLevels }: TypeOptions = {},
): Settings => ({
  ...settings,
  ...fresh,
  forecastType: settings.forecastType ?? 'demand/assets',
  type,
  level: levels.includes(settings.level) ? settings.level : (levels[0] ?? settings.level),
  flags: firstFlags(type, isNet),
});

/** Another level: the units are proposed anew. */
export const withLevel = (settings: Settings, level: ReportLevel): Settings => ({ ...settings, ...fresh, level });

/** Another forecast. */
export const withForecast = (settings: Settings, forecastType: ForecastType): Settings => ({
  ...settings,
  forecastType,
  keyvalue: 0,
});

/** The week of the report's first day; 1 where that day is of another ISO year than the start year. */
const weekOfStart = ({ start, startYear }: Settings): number => {
  const { year, week } = weekOf(start);
  return year === startYear ? week : 1;
};

/** The simulated week of another key value: a chosen one stays where weeks are simulated, and 4 proposes that of the first day. */
const simulatedWith = (settings: Settings, keyvalue: KeyValue): number => {
  const proposed = weekOfStart(settings);
  const isChosen = settings.keyvalue !== 4 || settings.simulateWeek !== proposed;
  const chosen = isChosen && !isWorked(keyvalue) ? settings.simulateWeek : 0;
  return keyvalue === 4 ? chosen || proposed : chosen;
};

/** Another key value. */
export const withKeyValue = (settings: Settings, keyvalue: KeyValue): Settings => ({
  ...settings,
  keyvalue,
  simulateWeek: simulatedWith(settings, keyvalue),
});

/** Another start year, which an earlier end year follows. A simulated week that the year lacks stays chosen, and is refused. */
export const withStartYear = (settings: Settings, startYear: number): Settings => ({
  ...settings,
  startYear,
  endYear: Math.max(startYear, settings.endYear),
});

/** Whether so long a report refuses the table of weekend shifts. */
export const refusesWeekendTable = (settings: Settings): boolean =>
  settings.type === 'assets' && !mayShowWeekendTable(weeksOf(settings).length);

/** Without the table of weekend shifts where the report is too long for it. */
const withoutLongTable = (settings: Settings): Settings =>
  refusesWeekendTable(settings) ? without(settings, 'showTable') : settings;

const without = (settings: Settings, flag: Flag): Settings => ({
  ...settings,
  flags: new Set([...settings.flags].filter((one) => one !== flag)),
});

/** Other first and last weeks at once, given by their Monday and Sunday. */
export const withRange = (settings: Settings, range: { readonly start: Day; readonly end: Day }): Settings =>
  withoutLongTable({ ...settings, ...range });

/** Another first or last week; the other end follows where it would be on the wrong side. */
export const withWeek = (settings: Settings, field: 'start' | 'end', monday: Day): Settings => {
  const sunday = sundayOf(monday);
  const range =
    field === 'start'
      ? { start: monday, end: settings.end < monday ? sunday : settings.end }
      : { start: settings.start > sunday ? monday : settings.start, end: sunday };
  return withRange(settings, range);
};

/** A check mark set or taken away. Adding up units adds up their categories. */
export const withFlag = (settings: Settings, flag: Flag, checked: boolean): Settings => {
  if (!checked) return without(settings, flag);
  const added: readonly Flag[] = flag === 'summarizeUnits' ? [flag, 'summarizeAssets'] : [flag];
  return withoutLongTable({ ...settings, flags: new Set([...settings.flags, ...added]) });
};
