import type { OrgIds } from '#functions/core/places/ids.ts';
import { areaRows, unitRows } from '#functions/core/places/repository.ts';
import type { StoredArea, StoredUnit } from '#functions/core/places/stored.ts';
import { categoryRows } from '#functions/core/plan/rows.ts';
import type { StoredCategory } from '#functions/core/plan/stored.ts';
import { newStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { fieldProblem, Problem } from '#functions/kernel/problem.ts';
import type { Row } from '#functions/kernel/store/table.ts';
import type { Fault } from '#shared/model/faults.ts';
import type { RowOutcome, WorkbookPreview, WorkbookRow, WorkbookUnit } from '#shared/model/workbook.ts';
import { comparable } from '#shared/text/names.ts';
import { afterRow, type Draft } from './draft.ts';

/** What is stored of the unit that rows of a workbook name; undefined or empty: nothing. */
export interface Place {
  readonly area: Row<StoredArea> | undefined;
  /** Of the area, or of the one to be made. */
  readonly areaId: string;
  readonly unit: Row<StoredUnit> | undefined;
  readonly categories: readonly Row<StoredCategory>[];
}

const named = <Data extends { readonly name: string }>(rows: readonly Row<Data>[], name: string) =>
  rows.find(({ data, removing }) => !removing && comparable(data.name) === comparable(name));

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
      const categories = unit ? await categoryRows(scope.table, { orgId, unitId: unit.data.id }) : [];
      return {
        area,
        areaId: area?.data.id ?? newStamp(scope, 'are').id,
        unit,
        categories: categories.filter(({ removing }) => !removing),
      };
    }),
  );
};

/** A unit after the rows of a workbook, and what became of each row. */
export interface Judged {
  readonly draft: Draft;
  readonly outcomes: readonly (RowOutcome & { readonly fault?: Fault })[];
}

/** What two rows of one sheet must not both be about. */
const subjectOf = (row: WorkbookRow): string =>
  row.sheet === 'units'
    ? row.sheet
    : JSON.stringify([comparable(row.category), row.shift && comparable(row.shift), row.start]);

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

/** Judges the rows one after the other: a row at fault changes nothing, and those after it are judged without it. */
export const judgedRows = (scope: Scope, place: Place, { unit: name, rows }: WorkbookUnit): Judged => {
  let draft: Draft = { unit: place.unit?.data, categories: place.categories.map(({ data }) => data) };
  const seen = new Set<string>();
  const outcomes = rows.map((row): Judged['outcomes'][number] => {
    const subject = subjectOf(row);
    try {
      if (seen.has(subject))
        throw fieldProblem(row.sheet === 'units' ? 'name' : row.shift ? 'shift' : 'category', 'twice');
      const step = afterRow(scope, draft, { areaId: place.areaId, name }, row);
      draft = step.draft;
      seen.add(subject);
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
