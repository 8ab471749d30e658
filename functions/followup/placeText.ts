import type { Scope } from '#functions/kernel/changes/scope.ts';
import { expectVersion } from '#functions/kernel/problem.ts';
import { areaKey, organizationKey, placeTextKey } from '#functions/kernel/store/keys.ts';
import { emptyRow, type Row, replace } from '#functions/kernel/store/table.ts';
import type { PlaceText, PlaceTextChange } from '#shared/model/placeFollowUp.ts';
import { yearOfPath } from './inputs.ts';

interface Ids {
  readonly orgId: string;
  readonly areaId?: string;
  readonly year: string;
}

const none: PlaceText = { text: '', version: 0, changedBy: '', changedAt: '' };

const load = async ({ table }: Pick<Scope, 'table'>, { orgId, areaId, year }: Ids): Promise<Row<PlaceText>> => {
  const key = placeTextKey(orgId, areaId ?? orgId, yearOfPath(year));
  return (await table.get<PlaceText>(key)) ?? emptyRow(key, none);
};

/** The text of a year's follow-up of an area, or of the organisation. Throws 404 for what is no year. */
export const placeText = async (scope: Pick<Scope, 'table'>, ids: Ids): Promise<PlaceText> =>
  (await load(scope, ids)).data;

/** Changes the text over the version of the caller. Throws `conflict` with what is stored. */
export const savePlaceText = async (
  scope: Scope,
  ids: Ids,
  { text }: PlaceTextChange,
  version: number | undefined,
): Promise<PlaceText> => {
  const row = await load(scope, ids);
  expectVersion(row.data, version, row.data);
  const { orgId, areaId, year } = ids;
  const data: PlaceText = {
    text,
    version: row.data.version + 1,
    changedBy: scope.caller.username,
    changedAt: scope.now.toISOString(),
  };
  return scope.commit({
    writes: [replace(row, data), { requires: areaId === undefined ? organizationKey(orgId) : areaKey(orgId, areaId) }],
    action: 'update',
    object: 'followUpText',
    id: areaId ?? orgId,
    before: { year: Number(year), text: row.data.text },
    after: { year: Number(year), ...data },
  });
};
