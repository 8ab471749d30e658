import type { Call } from '#shared/contract/endpoint.ts';
import type { reports } from '#shared/contract/reports.ts';
import { weekOf } from '#shared/time/week.ts';
import { weekSpan } from '#web/kit/ui/weeks.ts';
import type { PlaceIds } from '#web/platform/navigation/place.ts';
import type { Settings } from './settings.ts';
import { type Flag, isWorked } from './types.ts';

/** A report that can be requested: its settings with the units and categories that it is of. */
export interface Definition extends Settings {
  readonly unitIds: readonly string[];
  /** Names of categories; undefined where the units have not said theirs yet. */
  readonly forCat: readonly string[] | undefined;
  /** Whether `forCat` names all categories of the units. */
  readonly allCategories: boolean;
  /** The place of the address: what an overview is of. */
  readonly place: PlaceIds;
}

/** Names one report: equal keys are equal reports. */
export const keyOfDefinition = ({ flags, ...rest }: Definition): string =>
  JSON.stringify([Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1)), [...flags].sort()]);

type Body<Name extends keyof typeof reports> = Call<(typeof reports)[Name]>['body'];

const checked = <Flags extends Flag>(
  { flags }: Settings,
  ...names: readonly Flags[]
): Readonly<Record<Flags, boolean>> =>
  Object.fromEntries(names.map((name) => [name, flags.has(name)])) as Record<Flags, boolean>;

const shared = ({ level, resolution, start, end, unitIds, forCat = [] }: Definition) => ({
  level,
  resolution,
  start,
  end,
  unitIds: [...unitIds],
  forCat: [...forCat],
});

/** The body of a report of demand or staff. */
export const rangeBody = (definition: Definition) =>
  ({
    ...shared(definition),
    ...checked(definition, 'simulated', 'receipt', 'budget', 'showLevels', 'showCompetency', 'showTable', 'showYears'),
    ...checked(definition, 'summarizeAssets', 'cost', 'net'),
  }) satisfies Body<'assets'>;

/** The body of a forecast, without what it compares. */
export const forecastBody = (definition: Definition) =>
  ({
    ...shared(definition),
    ...checked(definition, 'simulated', 'receipt', 'budget', 'cost', 'summarizeAssets', 'summarizeUnits'),
  }) satisfies Body<'demandAssets'>;

/** The body of a report of key values. Of all categories it names none: a unit may have more than one of them. */
export const keyValueBody = (definition: Definition) => {
  const { level, unitIds, forCat, allCategories } = definition;
  const keyvalue = definition.keyvalue || 3;
  const { startYear, endYear, startMonth, endMonth, simulateWeek } = definition;
  return {
    level,
    keyvalue,
    startYear,
    endYear,
    startMonth,
    endMonth,
    unitIds: [...unitIds],
    ...(!isWorked(keyvalue) && {
      simulateWeek,
      ...((keyvalue === 4 || !allCategories) && { forCat: [...(forCat ?? [])] }),
      ...checked(definition, 'simulated'),
    }),
    ...checked(definition, 'groupByUnit', 'showTable'),
  } satisfies Body<'keyValues'>;
};

/** The body of a report of activities by month. Of all activities it names none: units have different ones. */
export const followUpBody = ({ level, unitIds, activities, startYear, endYear, startMonth, endMonth }: Definition) =>
  ({
    level,
    startYear,
    endYear,
    startMonth,
    endMonth,
    unitIds: [...unitIds],
    ...(activities && { activities: [...activities] }),
  }) satisfies Body<'followUp'>;

/** An overview as a report of demand and receipts of the units of its place. */
export const overviewBody = ({ type, level, unitIds, forCat = [], start, end, flags }: Definition) => {
  const isWeek = type === 'weekoverview';
  return {
    type: 'demands' as const,
    level,
    unitIds: [...unitIds],
    forCat: [...forCat],
    start,
    end: isWeek ? start : end,
    resolution: isWeek ? ('week' as const) : ('period' as const),
    receipt: flags.has('receipt'),
    net: flags.has('net'),
    budget: true,
  };
};

/** `v01–v26 2026`; `v42–v14 2026–2027` over the turn of the year; one week by itself. */
export const weeksText = ({ start, end }: Pick<Settings, 'start' | 'end'>): string =>
  weekSpan(weekOf(start), weekOf(end));
