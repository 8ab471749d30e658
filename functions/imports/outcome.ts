import type { StoredUnit } from '#functions/core/places/stored.ts';
import { staffRows } from '#functions/core/plan/rows.ts';
import { loadActivities, loadAllInputs } from '#functions/followup/repository.ts';
import { yieldToEventLoop } from '#functions/kernel/adapters/work.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import type { CategoryMapping, ImportKind } from '#shared/model/importMapping.ts';
import { type HoursChanges, hoursChanges } from './match/hours.ts';
import { peopleOf } from './match/people.ts';
import { categoryFor, type PersonnelChanges, personnelChanges } from './match/personnel.ts';
import type { UnitRows } from './match/units.ts';
import type { RowRemark } from './read/rows.ts';

interface Outcome {
  readonly unit: StoredUnit;
  /** Lines that cannot be imported: with any, nothing of the unit is changed. */
  readonly faults: readonly RowRemark[];
  readonly notes: readonly RowRemark[];
}

/** The result of a file in one unit. */
export interface PersonnelOutcome extends Outcome, PersonnelChanges {
  readonly kind: 'personnel';
  /** Rows whose dates were widened to whole weeks. */
  readonly widened: number;
}
export interface HoursOutcome extends Outcome, HoursChanges {
  readonly kind: 'hours';
}
export interface OutcomeOf {
  readonly personnel: PersonnelOutcome;
  readonly hours: HoursOutcome;
}

/** How much of the file is left until the unit has a category or an activity for it: employees, or hours of a month. */
export const leftOf = (outcome: PersonnelOutcome | HoursOutcome): number =>
  outcome.kind === 'hours' ? outcome.lost : outcome.changes.filter(({ categoryId }) => categoryId === undefined).length;

const personnelOutcome = async (
  { table, today }: Scope,
  orgId: string,
  { unit, rows, faults, unplaced }: UnitRows<'personnel'>,
  mappings: readonly CategoryMapping[],
): Promise<PersonnelOutcome> => {
  const categories = unit.categories.filter(({ isBudgetCategory }) => !isBudgetCategory);
  const assets = await staffRows(table, { orgId, unitId: unit.id });
  await yieldToEventLoop();
  const { people, faults: overlapping } = peopleOf(rows, (name) => categoryFor({ categories, mappings }, name));
  return {
    kind: 'personnel',
    unit,
    notes: [],
    ...personnelChanges(people, { today, categories, assets, mappings, unplaced }),
    faults: [...faults, ...overlapping],
    widened: people.reduce((sum, person) => sum + person.widened, 0),
  };
};

const hoursOutcome = async (
  { table }: Scope,
  orgId: string,
  { unit, rows, faults }: UnitRows<'hours'>,
): Promise<HoursOutcome> => {
  const ids = { orgId, unitId: unit.id };
  const [activities, inputs] = await Promise.all([loadActivities(table, ids), loadAllInputs(table, ids)]);
  const stored = inputs.map(({ data }) => data);
  const changes = hoursChanges(rows, activities.data.activities, stored);
  return { kind: 'hours', unit, ...changes, faults: [...faults, ...changes.faults] };
};

/** What the rows of a unit come to, by its stored staff and values. Stores nothing. */
export const outcomeOf = <Kind extends ImportKind>(
  scope: Scope,
  orgId: string,
  kind: Kind,
  rows: UnitRows<Kind>,
  mappings: readonly CategoryMapping[],
): Promise<OutcomeOf[Kind]> =>
  (kind === 'personnel'
    ? personnelOutcome(scope, orgId, rows as UnitRows<'personnel'>, mappings)
    : hoursOutcome(scope, orgId, rows as UnitRows<'hours'>)) as Promise<OutcomeOf[Kind]>;
