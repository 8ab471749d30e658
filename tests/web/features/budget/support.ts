import type { BudgetPeriod } from '#shared/model/budget.ts';
import type { Stencil } from '#shared/model/stencil.ts';
import type { Day } from '#shared/time/day.ts';
import type { TypedRow } from '#web/features/budget/rows/row.ts';
import type { Texts } from '#web/kit/ui/sheet/column.ts';

export const day = (text: string) => text as Day;

const stamp = { version: 1, changedBy: 'planner@demo.se', changedAt: '2026-01-01T12:00:00Z' };

/** A stored budget period; an empty end is open. */
export const periodOf = (start: string, end: string, more: Partial<BudgetPeriod> = {}): BudgetPeriod => ({
  ...stamp,
  id: start,
  name: '',
  start: day(start),
  end: end === '' ? null : day(end),
  budget: 10,
  comment: '',
  demandBasisDate: null,
  assetBasisDate: null,
  ...more,
});

/** A stored stencil of a year. */
export const stencilOf = (year: number): Stencil => ({
  ...stamp,
  id: String(year),
  year,
  hour: 400,
  simpleOvertime: null,
  qualifiedOvertime: null,
  resourceHour: null,
  rentalHour: 900,
  monthlyWorkHours: 165,
});

/** The row of a stored entity with its texts; `changed` unless they are as stored. */
export const rowOf = <Stored extends { readonly id: string }>(
  stored: Stored,
  texts: Texts,
  changed = true,
): TypedRow<Stored> => ({ id: stored.id, stored, texts, changed });

/** A new row. */
export const newRowOf = (number: number, texts: Texts): TypedRow<never> => ({
  id: `new-${number}`,
  stored: undefined,
  texts,
  changed: true,
});
