import { shiftsIn } from '#functions/core/plan/shiftsIn.ts';
import type { StoredCategory, StoredDemand } from '#functions/core/plan/stored.ts';
import { blankRow } from '#functions/demand/rows.ts';
import { addPart, assertStartsNow, changePart, type PartRules } from '#functions/kernel/changes/parts.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { omitUndefined } from '#functions/kernel/omitUndefined.ts';
import { fieldProblem } from '#functions/kernel/problem.ts';
import { ShiftDemandFields, weekdays } from '#shared/model/demand.ts';
import type { DemandRow } from '#shared/model/workbook.ts';
import { liveOf } from '#shared/planning/planPeriod.ts';
import { minutesOf } from '#shared/quantity/minutes.ts';
import { parseDecimal } from '#shared/quantity/parse.ts';
import { mondayOf } from '#shared/time/week.ts';
import { workbookColumns } from '#shared/workbook/columns.ts';
import { byName, created, holds, type Outcome, periodOf } from './fields.ts';

const rules: PartRules<StoredDemand> = {
  prefix: 'dem',
  keepsHistory: true,
  comment: 'comment',
  assertOpen: ({ locked }) => {
    if (locked) throw fieldProblem('start', 'periodLocked');
  },
};

const times = workbookColumns.demand.columns.flatMap(({ key, minutes }) =>
  minutes === undefined ? [] : [[key, minutes] as const],
);

/** The fields that say something else than the stored row: `2,50` is `2,5`, and an hour without minutes is a whole one. */
const differing = (stored: ShiftDemandFields, given: Readonly<Record<string, unknown>>) => {
  const row = stored as unknown as Readonly<Record<string, unknown>>;
  const same = new Set([
    ...weekdays.filter((day) => parseDecimal(stored[day]) === parseDecimal(String(given[day]))),
    ...times.flatMap(([hours, minutes]) => {
      const total = (of: typeof row) => minutesOf(of[hours] as number | null, of[minutes] as number | null);
      const isSet = row[hours] !== null || row[minutes] !== null;
      return isSet && total(row) === total(given) ? [hours, minutes] : [];
    }),
  ]);
  return Object.fromEntries(Object.entries(given).filter(([field]) => !same.has(field)));
};

/** The live period that a row is about, made where there is none, and its siblings; the end that the row gives is set. */
const periodStep = (
  scope: Scope,
  category: StoredCategory,
  live: readonly StoredDemand[],
  { start = mondayOf(scope.today), end }: Pick<DemandRow, 'start' | 'end'>,
  stored: StoredDemand | undefined,
): { readonly parts: readonly StoredDemand[]; readonly part: StoredDemand } => {
  if (!stored) {
    assertStartsNow(scope, start);
    return addPart(scope, rules, live, {
      categoryId: category.id,
      start,
      end: end ?? null,
      locked: false,
      simulation: false,
      baseOnSchemaId: null,
      comment: '',
      shiftDemands: [],
    });
  }
  if (end === undefined || end === stored.end) return { parts: live, part: stored };
  return changePart(scope, rules, live, stored.id, { end }, undefined);
};

/**
 * The demand of a category after a row: of a shift in the live period of its first day. A new period has only what the file says.
 * Throws `validation`, `overlap`, `history`.
 */
export const demandStep = (
  scope: Scope,
  category: StoredCategory,
  demands: readonly StoredDemand[],
  { sheet: _, category: __, shift: name, start, end, ...row }: DemandRow,
): readonly [readonly StoredDemand[], Outcome] => {
  const shift = byName(category.shifts, name);
  if (!shift) throw fieldProblem('shift', 'shiftMissing');
  const own = demands.filter(({ categoryId }) => categoryId === category.id);
  const live = liveOf(own);
  const stored = periodOf(live, start, scope.today);
  const { parts, part } = periodStep(scope, category, live, { start, end }, stored);
  if (!shiftsIn(category, part).includes(shift)) throw fieldProblem('shift', 'shiftUnknown');
  const before = part.shiftDemands.find(({ shiftId }) => shiftId === shift.id);
  const blank = blankRow(shift.id);
  const given = differing(before ?? blank, omitUndefined(row));
  const isSame = holds(before ?? blank, given);
  if (part === stored && isSame) return [demands, 'unchanged'];
  const next = created(ShiftDemandFields, { ...(before ?? blank), ...given });
  const rows = before ? part.shiftDemands.map((one) => (one === before ? next : one)) : [...part.shiftDemands, next];
  if (part === stored) rules.assertOpen?.(stored);
  const changed = isSame ? part : { ...part, shiftDemands: rows };
  const others = demands.filter((one) => !live.includes(one));
  return [
    [...others, ...parts.map((one) => (one.id === part.id ? changed : one))],
    stored && (before || isSame) ? 'changed' : 'new',
  ];
};
