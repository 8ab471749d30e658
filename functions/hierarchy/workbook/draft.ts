import type { StoredUnit } from '#functions/core/places/stored.ts';
import { presentShift } from '#functions/core/plan/presentCategory.ts';
import type { StoredAsset, StoredCategory, StoredDemand, StoredShift } from '#functions/core/plan/stored.ts';
import { newStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { omitUndefined } from '#functions/kernel/omitUndefined.ts';
import { fieldProblem } from '#functions/kernel/problem.ts';
import {
  type CategoryPeriodFields,
  checkedCategoryPeriod,
  CategoryPeriodFields as PeriodSchema,
} from '#shared/model/category.ts';
import { ShiftFields } from '#shared/model/shift.ts';
import { UnitFields } from '#shared/model/unit.ts';
import type {
  BedRow,
  BudgetRow,
  CategoryRow,
  DemandRow,
  StaffRow,
  StencilRow,
  UnitRow,
  WorkbookRow,
} from '#shared/model/workbook.ts';
import { valueOn } from '#shared/time/timeline.ts';
import { mondayOf } from '#shared/time/week.ts';
import { addedPeriod, changedPeriod, firstPeriod } from '../levels/categoryPeriod.ts';
import { noUnitImport } from '../levels/present.ts';
import { addedShiftPeriod, changedShiftPeriod, firstShiftPeriod } from '../shifts/shiftPeriod.ts';
import { demandStep } from './demand.ts';
import { byName, created, holds, type Outcome, periodOf } from './fields.ts';
import { staffStep } from './staff.ts';
import { bedStep, budgetStep, stencilStep, type Values } from './values.ts';

/** A unit as it is after some rows of a workbook; undefined: there is none. Nothing is stored. */
export interface Draft {
  readonly unit: StoredUnit | undefined;
  readonly categories: readonly StoredCategory[];
  readonly values: Values;
  readonly demands: readonly StoredDemand[];
  readonly staff: readonly StoredAsset[];
}

/** The draft after a row, and what the row did. */
export interface Step {
  readonly draft: Draft;
  readonly outcome: Outcome;
}

const unitStep = (
  scope: Scope,
  { unit, ...rest }: Draft,
  place: { readonly areaId: string; readonly name: string },
  { sheet: _, ...row }: UnitRow,
): Step => {
  const fields = omitUndefined(row);
  if (unit)
    return holds(unit, fields)
      ? { draft: { unit, ...rest }, outcome: 'unchanged' }
      : { draft: { unit: { ...unit, ...fields } as StoredUnit, ...rest }, outcome: 'changed' };
  const made: StoredUnit = {
    ...newStamp(scope, 'unt'),
    created: scope.now.toISOString(),
    areaId: place.areaId,
    categories: [],
    ...created(UnitFields, { name: place.name, ...fields }),
    ...noUnitImport,
  };
  return { draft: { unit: made, ...rest }, outcome: 'new' };
};

const newCategory = (scope: Scope, name: string, period: Partial<CategoryPeriodFields>): StoredCategory => ({
  ...newStamp(scope, 'cat'),
  name,
  isBudgetCategory: false,
  periods: [
    firstPeriod(
      scope,
      created(checkedCategoryPeriod(PeriodSchema), { start: mondayOf(scope.today), ...omitUndefined(period) }),
    ),
  ],
  shifts: [],
});

const weekStep = (scope: Scope, category: StoredCategory, row: CategoryRow): readonly [StoredCategory, Outcome] => {
  const { start, end, workingHours, workingMinutes } = row;
  const fields = omitUndefined({ end, workingHours, workingMinutes });
  const period = periodOf(category.periods, start, scope.today);
  if (period) {
    if (holds(period, fields)) return [category, 'unchanged'];
    return [{ ...category, periods: changedPeriod(scope, category.periods, period.id, fields).parts }, 'changed'];
  }
  // A row of names alone says that the category is there.
  if (start === undefined && Object.keys(fields).length === 0) return [category, 'unchanged'];
  const first = start ?? mondayOf(scope.today);
  const { workingHours: hours, workingMinutes: minutes } = valueOn(category.periods, first) ?? {};
  const made = created(checkedCategoryPeriod(PeriodSchema), {
    start: first,
    workingHours: hours,
    workingMinutes: minutes,
    ...fields,
  });
  return [{ ...category, periods: addedPeriod(scope, category.periods, made).parts }, 'new'];
};

const shiftPeriodStep = (scope: Scope, shift: StoredShift, row: CategoryRow): readonly [StoredShift, Outcome] => {
  const { sheet: _, category: __, shift: ___, workingHours: ____, workingMinutes: _____, start, ...others } = row;
  const fields = omitUndefined(others);
  const period = periodOf(shift.periods, start, scope.today);
  if (!period) {
    const made = created(ShiftFields, { name: shift.name, period: { start, ...fields } }, 'period.').period;
    return [{ ...shift, periods: addedShiftPeriod(scope, shift.periods, made).parts }, 'new'];
  }
  const { parts, part } = changedShiftPeriod(scope, shift.periods, period.id, fields);
  return holds(period, { ...part, version: period.version, changedAt: period.changedAt, changedBy: period.changedBy })
    ? [shift, 'unchanged']
    : [{ ...shift, periods: parts }, 'changed'];
};

const shiftStep = (scope: Scope, category: StoredCategory, row: CategoryRow): readonly [StoredCategory, Outcome] => {
  const { sheet: _, category: __, shift: name = '', workingHours: ___, workingMinutes: ____, ...others } = row;
  const stored = byName(category.shifts, name);
  if (!stored) {
    const period = { start: mondayOf(scope.today), ...omitUndefined(others) };
    const fields = created(ShiftFields, { name, period }, 'period.');
    const shift = { ...newStamp(scope, 'shi'), name: fields.name, periods: [firstShiftPeriod(scope, fields.period)] };
    return [{ ...category, shifts: [...category.shifts, shift] }, 'new'];
  }
  const [shift, outcome] = shiftPeriodStep(scope, stored, row);
  if (outcome === 'unchanged') return [category, outcome];
  return [{ ...category, shifts: category.shifts.map((one) => (one.id === shift.id ? shift : one)) }, outcome];
};

/** Throws where a row of a shift gives another full-time week than the category has: a week is changed in a row of its own. */
const assertSameWeek = (scope: Scope, category: StoredCategory, row: CategoryRow): void => {
  if (row.workingHours === undefined || row.shift === undefined) return;
  const shift = byName(category.shifts, row.shift);
  const day = row.start ?? (shift ? presentShift(shift, scope.today).period.start : mondayOf(scope.today));
  const week = valueOn(category.periods, day);
  const given = { workingHours: row.workingHours, workingMinutes: row.workingMinutes ?? 0 };
  if (!week || !holds(week, given)) throw fieldProblem('workingHours', 'categoryWeek');
};

const categoryStep = (scope: Scope, draft: Draft, row: CategoryRow): Step => {
  const { unit, categories } = draft;
  if (!unit) throw fieldProblem('unit', 'unitMissing');
  const stored = byName(categories, row.category);
  if (stored?.isBudgetCategory) throw fieldProblem('category', 'duplicateName');
  if (stored) assertSameWeek(scope, stored, row);
  const { start, end, workingHours, workingMinutes } = row;
  const isOfWeek = row.shift === undefined;
  const category =
    stored ?? newCategory(scope, row.category, { start, workingHours, workingMinutes, ...(isOfWeek && { end }) });
  const [changed, outcome]: readonly [StoredCategory, Outcome] = isOfWeek
    ? stored
      ? weekStep(scope, stored, row)
      : [category, 'new']
    : shiftStep(scope, category, row);
  if (!stored) {
    const { id, name, isBudgetCategory } = category;
    return {
      draft: {
        ...draft,
        unit: { ...unit, categories: [...unit.categories, { id, name, isBudgetCategory }] },
        categories: [...categories, changed],
      },
      outcome,
    };
  }
  return {
    draft: { ...draft, categories: categories.map((one) => (one.id === changed.id ? changed : one)) },
    outcome,
  };
};

const valueStep = (scope: Scope, draft: Draft, row: StaffRow | DemandRow | BedRow | BudgetRow | StencilRow): Step => {
  const { unit, categories, values, demands, staff } = draft;
  if (!unit) throw fieldProblem('unit', 'unitMissing');
  const valued = ([after, outcome]: readonly [Values, Outcome]): Step => ({
    draft: { ...draft, values: after },
    outcome,
  });
  if (row.sheet === 'beds') return valued(bedStep(scope, unit.id, values, row));
  if (row.sheet === 'stencils') return valued(stencilStep(scope, values, row));
  const category = byName(categories, row.category);
  if (!category) throw fieldProblem('category', 'categoryMissing');
  if (row.sheet === 'budget') return valued(budgetStep(scope, category.id, values, row));
  if (category.isBudgetCategory) throw fieldProblem('category', 'categoryBudget');
  if (row.sheet === 'demand') {
    const [after, outcome] = demandStep(scope, category, demands, row);
    return { draft: { ...draft, demands: after }, outcome };
  }
  const [after, outcome] = staffStep(scope, category, staff, row);
  return { draft: { ...draft, staff: after }, outcome };
};

/**
 * The draft after one more row. A unit, category, shift or period that is there is recognised by its name or first day, and changed in
 * the fields that the row gives; another is made. Throws what the endpoint of the screen would throw.
 */
export const afterRow = (
  scope: Scope,
  draft: Draft,
  place: { readonly areaId: string; readonly name: string },
  row: WorkbookRow,
): Step => {
  if (row.sheet === 'units') return unitStep(scope, draft, place, row);
  return row.sheet === 'categories' ? categoryStep(scope, draft, row) : valueStep(scope, draft, row);
};
