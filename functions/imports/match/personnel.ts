import type { StoredAsset } from '#functions/core/plan/stored.ts';
import type { Row } from '#functions/kernel/store/table.ts';
import type { DifferenceKind, PersonDifference, RatePeriod } from '#shared/model/hrImport.ts';
import type { CategoryMapping } from '#shared/model/importMapping.ts';
import type { RemarkCode } from '#shared/model/importRemarks.ts';
import { type PlannedPeriod, samePeriod } from '#shared/planning/assetWeeks.ts';
import { comparable, compareNames } from '#shared/text/names.ts';
import type { Day } from '#shared/time/day.ts';
import type { Period } from '#shared/time/period.ts';
import { sorted } from '#shared/time/timeline.ts';
import { mondayOf } from '#shared/time/week.ts';
import { bareNumber } from './bareNumber.ts';
import type { FilePerson, Target } from './people.ts';
import { isKept, lastDay, withFilePeriods } from './personTimeline.ts';
import { type StoredStaff, stored } from './storedStaff.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** A unit as the rows of the file are matched with it. */
export interface PersonnelGround {
  readonly today: Day;
  readonly categories: readonly Named[];
  readonly assets: readonly Row<StoredAsset>[];
  readonly mappings: readonly CategoryMapping[];
  /** The bare employee numbers of lines whose unit is unknown. */
  readonly unplaced: ReadonlySet<string>;
}

/** What becomes of one employee. `categoryId` is missing for one without a category, `row` for one who is new. */
export interface PersonChange {
  readonly difference: PersonDifference;
  readonly categoryId?: string;
  readonly row?: Row<StoredAsset>;
  readonly name: string;
  readonly number: string;
  readonly periods: readonly PlannedPeriod[];
  /** The days on which the file names an absence. */
  readonly away: readonly Period[];
}

/** The changes of a unit. */
export interface PersonnelChanges {
  readonly changes: readonly PersonChange[];
  /** The number of employees that the file leaves as they are. */
  readonly unchanged: number;
  /** The number of employees of earlier imports who work now or later, and of those the ones that the file takes away ({@link worksFrom}, {@link isOther}). */
  readonly known: number;
  readonly absent: number;
}

/** The category of a unit that an HR category belongs to: by its mapping, else the one of the same name. */
export const categoryFor = (
  { categories, mappings }: Pick<PersonnelGround, 'categories' | 'mappings'>,
  heromaName: string,
): Target => {
  const mapping = mappings.find((one) => comparable(one.heromaName) === comparable(heromaName));
  const wanted = comparable(mapping?.adactaName ?? heromaName);
  return {
    category: categories.find(({ name }) => comparable(name) === wanted),
    start: mapping?.start ? mondayOf(mapping.start) : null,
  };
};

const shown = (periods: readonly PlannedPeriod[]): RatePeriod[] =>
  sorted(periods).map(({ start, end, workRate, workRateExcluded, isFillIn, absence }) => ({
    start,
    end,
    workRate,
    workRateExcluded,
    isFillIn,
    ...(absence && { absence }),
  }));

/** Whether the periods are exactly those that the last import left. */
const isAsImported = ({ imported }: StoredAsset, { id, version }: { readonly id: string; readonly version: number }) =>
  imported?.periods.some((one) => one.id === id && one.version === version) ?? false;

const overwritesTyped = (row: Row<StoredAsset> | undefined, after: readonly PlannedPeriod[]): boolean => {
  if (!row) return false;
  const { periods, imported } = row.data;
  const isRemoved = imported?.periods.some(({ id }) => !periods.some((period) => period.id === id)) ?? false;
  return isRemoved || periods.some((period) => !isAsImported(row.data, period) && !isKept(period, after));
};

const kindOf = (row: Row<StoredAsset> | undefined, after: readonly PlannedPeriod[]): DifferenceKind => {
  if (!row) return 'new';
  const [was, is] = [lastDay(row.data.periods), lastDay(after)];
  const isEnded = was !== undefined && is !== null && (is === undefined || was === null || is < was);
  return isEnded ? 'ended' : 'changed';
};

const isSame = (row: Row<StoredAsset>, name: string, after: readonly PlannedPeriod[]): boolean =>
  row.data.name === name &&
  row.data.imported !== undefined &&
  row.data.periods.length === after.length &&
  row.data.periods.every((period) => after.some((one) => samePeriod(one, period)));

const changeOf = (
  person: Pick<FilePerson, 'name' | 'number'> & { readonly line: number | null },
  category: Named,
  row: Row<StoredAsset> | undefined,
  periods: readonly PlannedPeriod[],
  notes: readonly RemarkCode[],
  away: readonly Period[] = [],
): PersonChange => ({
  difference: {
    kind: kindOf(row, periods),
    number: person.number,
    name: person.name,
    line: person.line,
    category: category.name,
    before: shown(row?.data.periods ?? []),
    after: shown(periods),
    notes: [
      ...notes,
      ...(row && row.data.imported === undefined ? (['adopted'] as const) : []),
      ...(row && row.data.name !== person.name ? (['renamed'] as const) : []),
    ],
    overwritesTyped: overwritesTyped(row, periods),
  },
  categoryId: category.id,
  ...(row && { row }),
  name: person.name,
  number: person.number,
  periods,
  away,
});

const unmatched = ({ name, number, line, category, periods }: FilePerson): PersonChange => ({
  difference: {
    kind: 'unmatched',
    number,
    name,
    line,
    category,
    before: [],
    after: periods.map(({ rate, fillIn, ...days }) => ({
      ...days,
      ...(days.absence ? { workRate: 0, workRateExcluded: rate } : { workRate: rate, workRateExcluded: 0 }),
      isFillIn: fillIn,
    })),
    notes: ['categoryUnknown'],
    overwritesTyped: false,
  },
  name,
  number,
  periods: [],
  away: [],
});

const fillInEnds = (row: Row<StoredAsset> | undefined, periods: FilePerson['periods']): boolean =>
  (sorted(row?.data.periods ?? []).at(-1)?.isFillIn ?? false) && periods.at(-1)?.fillIn === false;

/** Whether some period with a rate ends on or after a day. */
const worksFrom = (periods: readonly (Pick<RatePeriod, 'end'> & { readonly rate: number })[], day: Day): boolean =>
  periods.some(({ end, rate }) => rate > 0 && (end === null || end >= day));

const wordsOf = (name: string): readonly string[] => comparable(name).split(/[\s,-]+/);

/** Whether two names have no word in common: a name that changes keeps one, and a column of names that was moved does not. */
const isOther = (before: string, after: string): boolean => {
  const words = new Set(wordsOf(before));
  return !wordsOf(after).some((word) => words.has(word));
};

const firstStart = (people: readonly FilePerson[]): Day | undefined =>
  people.flatMap(({ periods: [first] }) => (first ? [first.start] : [])).toSorted()[0];

const notesOf = (person: FilePerson, row: Row<StoredAsset> | undefined, staff: StoredStaff): RemarkCode[] => [
  ...(person.widened > 0 ? (['widened'] as const) : []),
  ...(fillInEnds(row, person.periods) ? (['fillInEnds'] as const) : []),
  ...(row?.data.imported && comparable(row.data.imported.number) !== comparable(person.number)
    ? (['zeros'] as const)
    : []),
  ...(!row && staff.isDoubtful(person) ? (['sameName'] as const) : []),
];

/**
 * What a personnel file changes in a unit. Employees are found by number within their category. One whom an earlier import stored
 * and whom the file no longer has in that category ends before this week, or before the first week in another category.
 */
export const personnelChanges = (people: readonly FilePerson[], ground: PersonnelGround): PersonnelChanges => {
  const { assets, today, categories, unplaced } = ground;
  const staff = stored(assets, people);
  const seen = new Set<string>();
  const changes: PersonChange[] = [];
  let unchanged = 0;
  const add = (change: PersonChange) => {
    if (change.row && isSame(change.row, change.name, change.periods)) unchanged += 1;
    else changes.push(change);
  };
  for (const person of people) {
    const { target, periods, start } = person;
    if (!target) {
      changes.push(unmatched(person));
      continue;
    }
    const row = staff.find(person);
    if (row) seen.add(row.data.id);
    const from = periods[0]?.start ?? start;
    if (from === null || (!row && periods.length === 0)) continue;
    const after = withFilePeriods(row?.data.periods ?? [], periods, from, row?.data.imported?.away);
    const away = periods.filter(({ absence }) => absence).map(({ start, end }) => ({ start, end }));
    add(changeOf(person, target, row, after, notesOf(person, row, staff), away));
  }
  let [known, absent] = [0, 0];
  const thisWeek = mondayOf(today);
  for (const row of assets) {
    const { imported, name, categoryId, periods, id } = row.data;
    const category = categories.find((one) => one.id === categoryId);
    if (!imported || !category) continue;
    const inFile = staff.inFile(imported.number);
    const rates = periods.map(({ end, workRate, workRateExcluded }) => ({ end, rate: workRate + workRateExcluded }));
    if (worksFrom(rates, thisWeek)) {
      known += 1;
      const goesOn = inFile.filter((person) => worksFrom(person.periods, thisWeek));
      if (goesOn.every((person) => isOther(name, person.name))) absent += 1;
    }
    if (seen.has(id)) continue;
    const elsewhere = inFile.filter(({ target }) => target?.id !== categoryId);
    // Without a category for the new profession, or with a line of an unknown unit, nothing is known of where the employee works from now on.
    if (elsewhere.some(({ target }) => !target) || unplaced.has(bareNumber(imported.number))) continue;
    const from = firstStart(elsewhere) ?? thisWeek;
    if (periods.every(({ end }) => end !== null && end < from)) continue;
    const after = withFilePeriods(periods, [], from);
    add(changeOf({ name, number: imported.number, line: null }, category, row, after, ['missing']));
  }
  const inOrder = changes.toSorted((a, b) => compareNames(a.name, b.name) || compareNames(a.number, b.number));
  return { changes: inOrder, unchanged, known, absent };
};
