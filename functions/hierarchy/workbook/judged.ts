import type { OrgIds } from '#functions/core/places/ids.ts';
import { areaRows, unitRows } from '#functions/core/places/repository.ts';
import type { StoredArea, StoredUnit } from '#functions/core/places/stored.ts';
import { planRows } from '#functions/core/plan/rows.ts';
import type { StoredAsset, StoredCategory, StoredDemand } from '#functions/core/plan/stored.ts';
import { newStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { fieldProblem, Problem } from '#functions/kernel/problem.ts';
import { planKindOf } from '#functions/kernel/store/keys.ts';
import type { Row } from '#functions/kernel/store/table.ts';
import type { Fault } from '#shared/model/faults.ts';
import type { DemandRow, RowOutcome, WorkbookPreview, WorkbookRow, WorkbookUnit } from '#shared/model/workbook.ts';
import { comparable } from '#shared/text/names.ts';
import type { Day } from '#shared/time/day.ts';
import { afterRow, type Draft } from './draft.ts';
import { demandsIn, staffIn } from './planned.ts';
import { type Values, valuesIn } from './values.ts';

/** What is stored of the unit that rows of a workbook name; undefined or empty: nothing. */
export interface Place {
  readonly area: Row<StoredArea> | undefined;
  /** Of the area, or of the one to be made. */
  readonly areaId: string;
  readonly unit: Row<StoredUnit> | undefined;
  readonly categories: readonly Row<StoredCategory>[];
  readonly values: Values;
  readonly demands: readonly StoredDemand[];
  readonly staff: readonly StoredAsset[];
  /** Everything in the unit's partition. */
  readonly rows: readonly Row[];
}

const named = <Data extends { readonly name: string }>(rows: readonly Row<Data>[], name: string) =>
  rows.find(({ data, removing }) => !removing && comparable(data.name) === comparable(name));

/** The categories among the rows of a unit's partition. */
export const categoriesIn = (rows: readonly Row[]) =>
  rows.filter((row) => planKindOf(row).kind === 'CATEGORY' && !row.removing) as readonly Row<StoredCategory>[];

/** What is stored of each of the units, in their order. */
export const placesOf = async (
  scope: Scope,
  { orgId }: OrgIds,
  units: readonly Pick<WorkbookUnit, 'area' | 'unit'>[],
): Promise<readonly Place[]> => {
  const [areas, all] = await Promise.all([areaRows(scope.table, { orgId }), unitRows(scope.table, { orgId })]);
  return Promise.all(
    units.map(async (one) => {
      const area = named(areas, one.area);
      const unit =
        area &&
        named(
          all.filter(({ data }) => data.areaId === area.data.id),
          one.unit,
        );
      const rows = unit ? await planRows(scope.table, { orgId, unitId: unit.data.id }) : [];
      return {
        area,
        areaId: area?.data.id ?? newStamp(scope, 'are').id,
        unit,
        categories: categoriesIn(rows),
        values: valuesIn(rows),
        demands: demandsIn(rows),
        staff: staffIn(rows),
        rows,
      };
    }),
  );
};

/** A unit after the rows of a workbook, and what became of each row. */
export interface Judged {
  readonly draft: Draft;
  readonly outcomes: readonly (RowOutcome & { readonly fault?: Fault })[];
}

/** What two rows of one sheet must not both be about, and the field that says so. */
const subjectOf = (row: WorkbookRow): { readonly subject: readonly unknown[]; readonly field: string } => {
  if (row.sheet === 'units') return { subject: [], field: 'name' };
  if (row.sheet === 'beds') return { subject: [row.start], field: 'start' };
  if (row.sheet === 'stencils') return { subject: [row.year], field: 'year' };
  const category = comparable(row.category);
  if (row.sheet === 'staff') return { subject: [category, comparable(row.name), row.start], field: 'name' };
  if (row.sheet === 'demand') return { subject: [category, comparable(row.shift), row.start], field: 'shift' };
  if (row.sheet === 'budget') return { subject: [category, row.start], field: 'category' };
  return {
    subject: [category, row.shift && comparable(row.shift), row.start],
    field: row.shift ? 'shift' : 'category',
  };
};

const faultOutcome = ({ details: { fields = {} } }: Problem): Judged['outcomes'][number] => {
  const [[field, fault] = ['', { code: 'other' } as const]] = Object.entries(fields);
  const limit = (value: number | bigint | undefined) => value !== undefined && Number(value);
  const [min, max] = [limit(fault.min), limit(fault.max)];
  return {
    outcome: 'fault',
    field,
    code: fault.code,
    ...(min !== false && { min }),
    ...(max !== false && { max }),
    fault,
  };
};

const periodOfRow = ({ category, start }: DemandRow): string => JSON.stringify([comparable(category), start]);

/** Throws where a row above of the same demand period gives it another end. */
const assertSameEnd = (ends: ReadonlyMap<string, Day | null | undefined>, row: DemandRow): void => {
  const end = ends.get(periodOfRow(row));
  if (end !== undefined && row.end !== undefined && row.end !== end) throw fieldProblem('end', 'periodEnd');
};

/** Judges the rows one after the other: a row at fault changes nothing, and those after it are judged without it. */
export const judgedRows = (scope: Scope, place: Place, { unit: name, rows }: WorkbookUnit): Judged => {
  const { values, demands, staff } = place;
  const categories = place.categories.map(({ data }) => data);
  let draft: Draft = { unit: place.unit?.data, categories, values, demands, staff };
  const seen = new Set<string>();
  const ends = new Map<string, Day | null | undefined>();
  const outcomes = rows.map((row): Judged['outcomes'][number] => {
    const { subject: about, field } = subjectOf(row);
    const subject = JSON.stringify([row.sheet, ...about]);
    try {
      if (seen.has(subject)) throw fieldProblem(field, 'twice');
      if (row.sheet === 'demand') assertSameEnd(ends, row);
      const step = afterRow(scope, draft, { areaId: place.areaId, name }, row);
      draft = step.draft;
      seen.add(subject);
      if (row.sheet === 'demand' && row.end !== undefined) ends.set(periodOfRow(row), row.end);
      return { outcome: step.outcome };
    } catch (refusal) {
      if (!(refusal instanceof Problem)) throw refusal;
      return faultOutcome(refusal);
    }
  });
  return { draft, outcomes };
};

/** What would become of the rows of each unit. Stores nothing. */
export const previewUnits = async (
  scope: Scope,
  ids: OrgIds,
  units: readonly WorkbookUnit[],
): Promise<WorkbookPreview> => {
  const places = await placesOf(scope, ids, units);
  return {
    units: units.map((unit, index) => ({
      rows: judgedRows(scope, places[index]!, unit).outcomes.map(({ fault: _, ...outcome }) => outcome),
    })),
  };
};
