import { afterOf, cursorOf } from '#functions/kernel/adapters/cursor.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { found } from '#functions/kernel/problem.ts';
import type { HistoryQuery, LogEntry } from '#shared/model/log.ts';
import { isAbout, valuesAbout } from './about.ts';
import { readNewest } from './newest.ts';
import { presentEntries } from './present.ts';
import { monthsOf, oneLogbook } from './repository.ts';

/** What is planned in a unit; grants and settings of imports have no history here. */
const planned: ReadonlySet<string> = new Set([
  ...['asset', 'assetPeriod', 'assetPeriods', 'planPeriod', 'demand', 'bedPeriod'],
  ...[
    'budgetCategory',
    'budgetPeriod',
    'budgetHours',
    'stencil',
    'unitAbsence',
    'activity',
    'activityInput',
    'followUpComment',
    'closedMonth',
  ],
]);

/** Whether an entry is of the plan of a unit. */
export const isPlanned = ({ object }: { readonly object: string }): boolean => planned.has(object);

/** A page of the changes of one planning entity of the unit, of an employee with those of the periods, newest first. Throws `validation` at the cursor of another. */
export const entityHistory = async (
  scope: Scope,
  { id, limit, cursor }: HistoryQuery,
): Promise<{ data: LogEntry[]; next?: string }> => {
  const { table, place, now } = scope;
  const [orgId, unitId] = [found(place.org).id, found(place.unit).id];
  const question = ['history', scope.caller.username, unitId, id];
  const [begin] = await afterOf(cursor, question);
  const below = begin ?? `${now.toISOString()}\uffff`;
  const { rows, next } = await readNewest(table, {
    byAge: monthsOf(await oneLogbook(table, orgId), '', below),
    from: '0',
    below,
    limit,
    holding: [id, unitId],
    matches: ({ data }) => isAbout(data, id) && data.path.unitId === unitId && isPlanned(data),
  });
  return {
    data: await presentEntries(
      table,
      rows.map((row) => ({ ...row, data: valuesAbout(row.data, id) })),
    ),
    ...(next !== undefined && { next: await cursorOf([next], question) }),
  };
};
