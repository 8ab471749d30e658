import { type AmountMeasure, measures } from '#shared/calculation/index.ts';
import { day as daySchema } from '#shared/model/fields.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { mondayOfWeek, sundayOf, weeksInYear } from '#shared/time/week.ts';
import {
  type Flag,
  type ForecastType,
  flags,
  forecastTypes,
  isOfPlace,
  type KeyValue,
  keyValues,
  type ReportLevel,
  type ReportType,
  reportLevels,
  reportTypes,
  types,
} from './types.ts';

/** The settings of the form, as the address holds them. */
export interface Settings {
  readonly type: ReportType;
  readonly level: ReportLevel;
  /** Undefined where none is chosen, or the address names one that does not exist. */
  readonly forecastType: ForecastType | undefined;
  readonly resolution: 'week' | 'period';
  /** Whole weeks: a Monday and a Sunday. */
  readonly start: Day;
  readonly end: Day;
  readonly startYear: number;
  readonly endYear: number;
  readonly startMonth: number;
  readonly endMonth: number;
  /** Undefined: those that type and level propose. */
  readonly unitIds: readonly string[] | undefined;
  /** Names of categories; undefined: all of the units. */
  readonly forCat: readonly string[] | undefined;
  /** Names of activities; undefined: all of the units. */
  readonly activities: readonly string[] | undefined;
  /** 0: none is chosen. */
  readonly keyvalue: KeyValue | 0;
  /** 0: none. */
  readonly simulateWeek: number;
  readonly measure: AmountMeasure;
  readonly flags: ReadonlySet<Flag>;
}

/** The check marks that a report begins with; `isNet` where the account looks at net figures. */
export const firstFlags = (type: ReportType, isNet = false): ReadonlySet<Flag> =>
  new Set(types[type].flags.filter((flag) => types[type].marked.includes(flag) || (flag === 'net' && isNet)));

/** Whether an address says it both ways: the mark may be there at first. */
const isWritten = (type: ReportType, flag: Flag): boolean => flag === 'net' || types[type].marked.includes(flag);

/** The settings of a form that nothing was chosen in: the year of `today`. */
export const firstSettings = (today: Day, type: ReportType, level: ReportLevel, isNet = false): Settings => {
  const year = Number(today.slice(0, 4));
  const start = mondayOfWeek(year, 1)!;
  return {
    type,
    level,
    forecastType: 'demand/assets',
    resolution: 'week',
    start,
    end: addDays(start, weeksInYear(year) * 7 - 1),
    startYear: year,
    endYear: year,
    startMonth: 1,
    endMonth: 12,
    unitIds: undefined,
    forCat: undefined,
    activities: undefined,
    keyvalue: 0,
    simulateWeek: 0,
    measure: 'hours',
    flags: firstFlags(type, isNet),
  };
};

const namesOfRange = {
  week: ['start'],
  weeks: ['start', 'end'],
  year: ['startYear'],
  years: ['startYear', 'endYear', 'startMonth', 'endMonth'],
} as const;
const namesOfParts = { categories: 'forCat', activities: 'activities' } as const;

/** The parameters of the address that a type of report reads, besides its check marks. */
const namesOf = (type: ReportType): readonly (keyof Settings)[] => {
  const { choices, range, parts } = types[type];
  const chosen = isOfPlace(type) ? [] : (['unitIds', namesOfParts[parts]] as const);
  return [...choices, ...namesOfRange[range], ...chosen];
};

/** The parameters of the address that are settings. */
const allNames: readonly string[] = ['type', 'level', ...new Set(reportTypes.flatMap(namesOf)), ...flags];

/** Names as a list with commas, each encoded: a name may hold a comma. */
export const encoded = (names: readonly string[]): string => names.map(encodeURIComponent).join(',');

const decoded = (text: string): readonly string[] => {
  try {
    return text.split(',').map(decodeURIComponent);
  } catch {
    return [];
  }
};

/** The settings in an address; missing and invalid ones are those of `first`. */
export const readSettings = (search: URLSearchParams, first: (type?: ReportType) => Settings): Settings => {
  const oneOf = <Value extends string>(name: string, values: readonly Value[]): Value | undefined =>
    values.find((value) => value === search.get(name));
  const type = oneOf('type', reportTypes);
  const base = first(type);
  const whole = (name: string, least: number, most: number, otherwise: number): number => {
    const text = search.get(name) ?? '';
    const value = Number(text);
    return /^\d{1,4}$/.test(text) && value >= least && value <= most ? value : otherwise;
  };
  const dayAt = (name: string, otherwise: Day): Day => {
    const read = daySchema.safeParse((search.get(name) ?? '').slice(0, 10));
    return read.success ? read.data : otherwise;
  };
  const listAt = (name: string, parts: (text: string) => readonly string[]): readonly string[] | undefined =>
    search.has(name) ? [...new Set(search.getAll(name).flatMap(parts).filter(Boolean))] : undefined;
  const keyvalue = whole('keyvalue', 0, 4, base.keyvalue);
  const start = dayAt('start', base.start);
  const end = dayAt('end', base.end);
  return {
    type: base.type,
    level: oneOf('level', reportLevels) ?? base.level,
    forecastType: search.has('forecastType') ? oneOf('forecastType', forecastTypes) : base.forecastType,
    resolution: oneOf('resolution', ['week', 'period']) ?? base.resolution,
    start,
    end: end < start ? sundayOf(start) : end,
    startYear: whole('startYear', 1900, 2199, base.startYear),
    endYear: whole('endYear', 1900, 2199, Math.max(base.endYear, whole('startYear', 1900, 2199, base.startYear))),
    startMonth: whole('startMonth', 1, 12, base.startMonth),
    endMonth: whole('endMonth', 1, 12, base.endMonth),
    unitIds: listAt('unitIds', (text) => text.split(',')),
    forCat: listAt('forCat', (text) => [text]),
    activities: listAt('activities', decoded),
    keyvalue: keyValues.find((one) => one === keyvalue) ?? 0,
    simulateWeek: whole('simulateWeek', 0, 53, base.simulateWeek),
    measure: oneOf('measure', measures) ?? base.measure,
    flags: new Set(
      types[base.type].flags.filter((flag) => (search.has(flag) ? search.get(flag) === 'true' : base.flags.has(flag))),
    ),
  };
};

/** The address of the settings: `before` with those that the report reads. */
export const writeSettings = (settings: Settings, before: URLSearchParams): URLSearchParams => {
  const after = new URLSearchParams(before);
  for (const name of [...allNames, 'created']) after.delete(name);
  after.set('type', settings.type);
  after.set('level', settings.level);
  const { flags: checked, ...rest } = settings;
  for (const name of namesOf(settings.type)) {
    const value = rest[name as keyof typeof rest];
    if (value === undefined) continue;
    if (typeof value !== 'object') after.set(name, String(value));
    else if (value.length === 0) after.set(name, '');
    else if (name === 'unitIds') after.set(name, value.join(','));
    else if (name === 'activities') after.set(name, encoded(value));
    else for (const one of value) after.append(name, one);
  }
  for (const flag of types[settings.type].flags)
    if (checked.has(flag) || isWritten(settings.type, flag)) after.set(flag, String(checked.has(flag)));
  return after;
};
