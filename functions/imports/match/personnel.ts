import type { StoredAsset } from '#functions/core/plan/stored.ts';
import type { Row } from '#functions/kernel/store/table.ts';
import type { CategoryMapping, DifferenceKind, PersonDifference, RatePeriod } from '#shared/model/hrImport.ts';
import type { RemarkCode } from '#shared/model/importRemarks.ts';
import { type PlannedPeriod, samePeriod } from '#shared/planning/assetWeeks.ts';
import { comparable, compareNames } from '#shared/text/names.ts';
import type { Day } from '#shared/time/day.ts';
import { sorted } from '#shared/time/timeline.ts';
import { mondayOf } from '#shared/time/week.ts';
import type { FilePerson } from './people.ts';
import { fromDay, isKept, lastDay, withFilePeriods } from './personTimeline.ts';

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
}

/** What becomes of one employee. `categoryId` is missing for one without a category, `row` for one who is new. */
export interface PersonChange {
  readonly difference: PersonDifference;
  readonly categoryId?: string;
  readonly row?: Row<StoredAsset>;
  readonly name: string;
  readonly number: string;
  readonly periods: readonly PlannedPeriod[];
}

/** The changes of a unit, and the number of its employees that the file leaves as they are. */
export interface PersonnelChanges {
  readonly changes: readonly PersonChange[];
  readonly unchanged: number;
}

/** The category of a unit that an HR category belongs to: by its mapping, else the one of the same name. */
export const categoryFor = (
  { categories, mappings }: Pick<PersonnelGround, 'categories' | 'mappings'>,
  heromaName: string,
): { readonly category: Named | undefined; readonly start: Day | null } => {
  const mapping = mappings.find((one) => comparable(one.heromaName) === comparable(heromaName));
  const wanted = comparable(mapping?.adactaName ?? heromaName);
  return {
    category: categories.find(({ name }) => comparable(name) === wanted),
    start: mapping?.start ? mondayOf(mapping.start) : null,
  };
};

const shown = (periods: readonly PlannedPeriod[]): RatePeriod[] =>
  sorted(periods).map(({ start, end, workRate, workRateExcluded, isFillIn }) => ({
    ...{ start, end, workRate, workRateExcluded, isFillIn },
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
});

const unmatched = ({ name, number, line, category, periods }: FilePerson): PersonChange => ({
  difference: {
    ...{ kind: 'unmatched', number, name, line, category, before: [] },
    after: periods.map(({ rate, fillIn, ...days }) => ({
      ...days,
      ...{ workRate: rate, workRateExcluded: 0, isFillIn: fillIn },
    })),
    notes: ['categoryUnknown'],
    overwritesTyped: false,
  },
  name,
  number,
  periods: [],
});

/** The stored employee: by number within the category, else the only one of the name whom no import knows. */
const findRow = (assets: readonly Row<StoredAsset>[], categoryId: string, { number, name }: FilePerson) => {
  const inCategory = assets.filter(({ data }) => data.categoryId === categoryId);
  const byNumber = inCategory.find(
    ({ data }) => data.imported && comparable(data.imported.number) === comparable(number),
  );
  if (byNumber) return byNumber;
  const byName = inCategory.filter(({ data }) => !data.imported && comparable(data.name) === comparable(name));
  return byName.length === 1 ? byName[0] : undefined;
};

const fillInEnds = (row: Row<StoredAsset> | undefined, periods: FilePerson['periods']): boolean =>
  (sorted(row?.data.periods ?? []).at(-1)?.isFillIn ?? false) && periods.at(-1)?.fillIn === false;

/**
 * What a personnel file changes in a unit. Employees are found by number within their category. One whom an earlier import stored
 * and whom the file no longer has in that category ends before this week, or before the first week in another category.
 */
export const personnelChanges = (people: readonly FilePerson[], ground: PersonnelGround): PersonnelChanges => {
  const { assets, today, categories } = ground;
  const seen = new Set<string>();
  const changes: PersonChange[] = [];
  let unchanged = 0;
  const add = (change: PersonChange) => {
    if (change.row && isSame(change.row, change.name, change.periods)) unchanged += 1;
    else changes.push(change);
  };
  for (const person of people) {
    const { category, start } = categoryFor(ground, person.category);
    if (!category) {
      changes.push(unmatched(person));
      continue;
    }
    const row = findRow(assets, category.id, person);
    if (row) seen.add(row.data.id);
    const periods = fromDay(person.periods, start);
    const from = periods[0]?.start ?? start;
    if (from === null || (!row && periods.length === 0)) continue;
    const notes: RemarkCode[] = [
      ...(person.widened > 0 ? (['widened'] as const) : []),
      ...(fillInEnds(row, periods) ? (['fillInEnds'] as const) : []),
    ];
    add(changeOf(person, category, row, withFilePeriods(row?.data.periods ?? [], periods, from), notes));
  }
  for (const row of assets) {
    const { imported, name, categoryId, periods, id } = row.data;
    const category = categories.find((one) => one.id === categoryId);
    if (!imported || !category || seen.has(id)) continue;
    const elsewhere = people.find(({ number }) => comparable(number) === comparable(imported.number));
    // Without a category for the new profession nothing is known of where the employee works from now on.
    if (elsewhere && !categoryFor(ground, elsewhere.category).category) continue;
    const from = elsewhere?.periods[0]?.start ?? mondayOf(today);
    if (periods.every(({ end }) => end !== null && end < from)) continue;
    const after = withFilePeriods(periods, [], from);
    add(changeOf({ name, number: imported.number, line: null }, category, row, after, ['missing']));
  }
  const inOrder = changes.toSorted((a, b) => compareNames(a.name, b.name) || compareNames(a.number, b.number));
  return { changes: inOrder, unchanged };
};
