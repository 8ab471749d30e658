import type { ShiftPath } from '#functions/core/places/ids.ts';
import { loadCategory } from '#functions/core/plan/category.ts';
import type { StoredCategory } from '#functions/core/plan/stored.ts';
import { addPart, changePart, type PartRules, removePart } from '#functions/kernel/changes/parts.ts';
import { newStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { fieldProblem, found, Problem } from '#functions/kernel/problem.ts';
import { type Row, replace, type Write } from '#functions/kernel/store/table.ts';
import {
  missingMeasures,
  type ShiftPeriod,
  type ShiftPeriodChange,
  type ShiftPeriodFields,
  type ShiftPeriodType,
} from '#shared/model/shift.ts';

interface PeriodPath extends ShiftPath {
  readonly periodId: string;
}

/** No 10-week limit: only Admins change the hierarchy, and they may change history. */
const rules: PartRules<ShiftPeriod> = { prefix: 'spe', keepsHistory: false };

type Measures = Pick<
  ShiftPeriod,
  'extraHours' | 'extraMinutes' | 'weeks' | 'nights' | 'newWorkingHours' | 'newWorkingMinutes'
>;

const none: Measures = {
  extraHours: null,
  extraMinutes: null,
  weeks: null,
  nights: null,
  newWorkingHours: null,
  newWorkingMinutes: null,
};

const newWeek = ({ newWorkingHours, newWorkingMinutes }: Partial<Measures>) => ({
  newWorkingHours: newWorkingHours ?? null,
  newWorkingMinutes: newWorkingMinutes ?? 0,
});

/** The measures of a type; those of other types are stored as null (shared/calculation/README.md). */
const measuresOf: Record<ShiftPeriodType, (period: Partial<Measures>) => Measures> = {
  Standard: () => none,
  ExtraHours: ({ extraHours, extraMinutes }) => ({
    ...none,
    extraHours: extraHours ?? 0,
    extraMinutes: extraMinutes ?? 0,
  }),
  Rotation: (period) => ({
    ...none,
    ...newWeek(period),
    weeks: period.weeks ?? null,
    nights: period.nights ?? null,
  }),
  Other: (period) => ({ ...none, ...newWeek(period) }),
};

const measured = <P extends ShiftPeriodFields>(period: P): P & Measures => ({
  ...period,
  ...measuresOf[period.type](period),
});

/** The first period of a shift. */
export const firstShiftPeriod = (scope: Scope, fields: ShiftPeriodFields): ShiftPeriod => ({
  ...measured(fields),
  ...newStamp(scope, rules.prefix),
});

/** Adds a period to those of a shift ({@link addPart}). */
export const addedShiftPeriod = (scope: Scope, periods: readonly ShiftPeriod[], fields: ShiftPeriodFields) =>
  addPart(scope, rules, periods, measured(fields));

/** Changes a period of a shift ({@link changePart}). Throws `validation` too when its type then lacks a measure. */
export const changedShiftPeriod = (
  scope: Scope,
  periods: readonly ShiftPeriod[],
  id: string,
  fields: ShiftPeriodChange,
  version?: number,
) => {
  const { before, ...changed } = changePart(scope, rules, periods, id, fields, version);
  const missing = Object.entries(missingMeasures(changed.part));
  if (missing.length > 0)
    throw new Problem('validation', { fields: Object.fromEntries(missing.map(([field, code]) => [field, { code }])) });
  const part = measured(changed.part);
  return { part, before, parts: changed.parts.map((other) => (other.id === part.id ? part : other)) };
};

const load = async ({ table }: Scope, { shiftId, ...ids }: ShiftPath) => {
  const row = await loadCategory(table, ids);
  return { row, periods: found(row.data.shifts.find(({ id }) => id === shiftId)).periods };
};

const store = (row: Row<StoredCategory>, shiftId: string, periods: readonly ShiftPeriod[]): Write =>
  replace(row, {
    ...row.data,
    shifts: row.data.shifts.map((shift) => (shift.id === shiftId ? { ...shift, periods } : shift)),
  });

/** A new period; an open-ended one that it starts inside ends the day before. Throws 404, `overlap`. */
export const createShiftPeriod = async (
  scope: Scope,
  ids: ShiftPath,
  fields: ShiftPeriodFields,
): Promise<ShiftPeriod> => {
  const { row, periods } = await load(scope, ids);
  const { parts, part } = addedShiftPeriod(scope, periods, fields);
  return scope.commit({
    writes: [store(row, ids.shiftId, parts)],
    action: 'create',
    object: 'shiftPeriod',
    id: part.id,
    after: part,
  });
};

/** Changes a period. Throws 404, `conflict`, `overlap`, `validation` when its type then lacks a measure. */
export const updateShiftPeriod = async (
  scope: Scope,
  ids: PeriodPath,
  fields: ShiftPeriodChange,
  version: number | undefined,
): Promise<ShiftPeriod> => {
  const { row, periods } = await load(scope, ids);
  const { parts, part, before } = changedShiftPeriod(scope, periods, ids.periodId, fields, version);
  return scope.commit({
    writes: [store(row, ids.shiftId, parts)],
    action: 'update',
    object: 'shiftPeriod',
    id: part.id,
    before,
    after: part,
  });
};

/** Removes a period. Throws 404, `conflict`, `validation` at the last one: a shift is always of some type. */
export const deleteShiftPeriod = async (
  scope: Scope,
  ids: PeriodPath,
  version: number | undefined,
): Promise<undefined> => {
  const { row, periods } = await load(scope, ids);
  const { parts, before } = removePart(scope, rules, periods, ids.periodId, version);
  if (parts.length === 0) throw fieldProblem('period', 'lastPeriod');
  return scope.commit({
    writes: [store(row, ids.shiftId, parts)],
    action: 'remove',
    object: 'shiftPeriod',
    id: ids.periodId,
    before,
    after: undefined,
  });
};
