import { maxWeeks } from '#shared/model/receipt.ts';
import { maxUnits, maxYears } from '#shared/model/report.ts';
import { comparable } from '#shared/text/names.ts';
import { weeksInYear, weeksOf } from '#shared/time/week.ts';
import type { Definition } from './definition.ts';
import { isWorked, type ReportLevel, types } from './types.ts';

/** Why a report cannot be created. */
export type Refusal =
  | 'noForecast'
  | 'noReadablePlace'
  | 'noLevel'
  | 'noUnits'
  | 'unknownUnits'
  | 'tooManyUnits'
  | 'noCategory'
  | 'noActivity'
  | 'loadingActivities'
  | 'loading'
  | 'noKeyValue'
  | 'noYears'
  | 'years'
  | 'months'
  | 'noWeek53'
  | 'weeks';

const ofUnits = ({ unitIds }: Definition): Refusal | undefined =>
  unitIds.length === 0 ? 'noUnits' : unitIds.length > maxUnits ? 'tooManyUnits' : undefined;

/** Key values of worked hours are of all categories; key value 3 of all categories need not name them. */
const ofCategories = ({ type, keyvalue, forCat, allCategories }: Definition): Refusal | undefined => {
  if (type === 'keyvalues' && (isWorked(keyvalue) || (keyvalue === 3 && allCategories))) return undefined;
  if (forCat === undefined) return 'loading';
  return forCat.length === 0 ? 'noCategory' : undefined;
};

const ofWeeks = (definition: Definition): Refusal | undefined =>
  weeksOf(definition).length > maxWeeks ? 'weeks' : undefined;

/** Whether the simulated week is one that the start year does not have. */
export const lacksWeek = ({ simulateWeek, startYear }: Pick<Definition, 'simulateWeek' | 'startYear'>): boolean =>
  simulateWeek > weeksInYear(startYear);

const ofYears = ({
  level,
  startYear,
  endYear,
  startMonth,
  endMonth,
  simulateWeek,
}: Definition): Refusal | undefined => {
  if (simulateWeek > 0) return lacksWeek({ simulateWeek, startYear }) ? 'noWeek53' : undefined;
  if (endYear < startYear) return 'noYears';
  if (endYear - startYear >= maxYears) return 'years';
  return startMonth > endMonth && (level !== 'unit' || startYear === endYear) ? 'months' : undefined;
};

/** What can be chosen: names that are undefined while they are loaded, the ids of all units, and the levels of the place. */
interface Available {
  readonly activities?: readonly string[] | undefined;
  readonly categories?: readonly string[] | undefined;
  readonly unitIds?: ReadonlySet<string>;
  readonly levels?: readonly ReportLevel[];
}

const ofAvailable = (
  { type, keyvalue, unitIds, forCat = [], allCategories }: Definition,
  available: Available | undefined,
): Refusal | undefined => {
  if (available?.unitIds && !unitIds.every((id) => available.unitIds?.has(id))) return 'unknownUnits';
  if (types[type].parts === 'activities' || allCategories || available?.categories === undefined) return undefined;
  if (type === 'keyvalues' && isWorked(keyvalue)) return undefined;
  const names = new Set(available.categories.map(comparable));
  return forCat.some((name) => names.has(comparable(name))) ? undefined : 'noCategory';
};

const ofActivities = ({ activities }: Definition, available: Available | undefined): Refusal | undefined => {
  if (activities?.length === 0 || available?.activities?.length === 0) return 'noActivity';
  return available && available.activities === undefined ? 'loadingActivities' : undefined;
};

/** What is chosen besides units, their parts and the range. */
const ofChoices = ({ type, forecastType, keyvalue }: Definition): Refusal | undefined => {
  const { choices } = types[type];
  if (choices.includes('forecastType') && forecastType === undefined) return 'noForecast';
  return choices.includes('keyvalue') && keyvalue === 0 ? 'noKeyValue' : undefined;
};

/** A report above the units is of the area or organisation of the address, which the account may read. */
const ofLevel = ({ type, level, place }: Definition, available: Available | undefined): Refusal | undefined => {
  if (types[type].levels === 'any') return undefined;
  if (available?.levels?.length === 0) return 'noReadablePlace';
  const isThere = level === 'org' || (level === 'area' && place.areaId !== undefined);
  return isThere && (available?.levels?.includes(level) ?? true) ? undefined : 'noLevel';
};

const ranges = { week: () => undefined, weeks: ofWeeks, year: () => undefined, years: ofYears } as const;

/** The first reason why the report cannot be created; undefined: it can. Which activities there are is checked where it is known. */
export const refusalOf = (definition: Definition, available?: Available): Refusal | undefined => {
  const { of, parts, range } = types[definition.type];
  if (of === 'place') return ofLevel(definition, available) ?? ranges[range](definition);
  const chosen = ofChoices(definition) ?? ofUnits(definition);
  const ofParts =
    parts === 'activities'
      ? (ofAvailable(definition, available) ?? ofActivities(definition, available))
      : (ofCategories(definition) ?? ofAvailable(definition, available));
  return chosen ?? ofParts ?? ranges[range](definition);
};
