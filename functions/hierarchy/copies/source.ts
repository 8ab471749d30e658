import type { OrgIds } from '#functions/core/places/ids.ts';
import { unitRows } from '#functions/core/places/repository.ts';
import type { StoredUnit } from '#functions/core/places/stored.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { fieldProblem } from '#functions/kernel/problem.ts';
import type { Row } from '#functions/kernel/store/table.ts';

/** The unit of the organisation to copy from, whatever its area. Throws `choice` at the field. */
export const sourceOf = async ({ table }: Scope, { orgId }: OrgIds, fromUnitId: string): Promise<Row<StoredUnit>> => {
  const source = (await unitRows(table, { orgId })).find(({ data, removing }) => data.id === fromUnitId && !removing);
  if (!source) throw fieldProblem('fromUnitId', 'choice');
  return source;
};
