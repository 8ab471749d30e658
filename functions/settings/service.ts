import type { Scope } from '#functions/kernel/changes/scope.ts';
import { expectVersion } from '#functions/kernel/problem.ts';
import { savedReportsKey } from '#functions/kernel/store/keys.ts';
import { emptyRow, replace } from '#functions/kernel/store/table.ts';
import type { SavedReport, SavedReports } from '#shared/model/report.ts';

const nothing: SavedReports = { version: 0, changedBy: null, changedAt: null, reports: [] };

const load = async ({ table, caller }: Scope) => {
  const key = savedReportsKey(caller.username);
  return (await table.get<SavedReports>(key)) ?? emptyRow(key, nothing);
};

/** The settings of reports that the caller saved. */
export const savedReports = async (scope: Scope): Promise<SavedReports> => (await load(scope)).data;

/** Replaces the settings that the caller saved. Throws `conflict`. */
export const saveReports = async (
  scope: Scope,
  { reports }: { readonly reports: SavedReport[] },
  version: number | undefined,
): Promise<SavedReports> => {
  const row = await load(scope);
  const { data: before } = row;
  expectVersion(
    { version: before.version, changedBy: before.changedBy ?? '', changedAt: before.changedAt ?? '' },
    version,
    before,
  );
  const { username } = scope.caller;
  const after = { version: before.version + 1, changedBy: username, changedAt: scope.now.toISOString(), reports };
  // The log outlives the account: it has how many there are, not what was saved.
  await scope.commit({
    writes: [replace(row, after)],
    action: 'update',
    object: 'savedReports',
    id: username,
    before: { reports: before.reports.length },
    after: { reports: reports.length },
  });
  return after;
};
