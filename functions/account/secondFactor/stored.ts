import type { Change } from '#functions/kernel/changes/change.ts';
import type { StoredAccount, StoredSecondFactor } from '#functions/kernel/rights/caller.ts';
import { type Row, replace } from '#functions/kernel/store/table.ts';

/** What the log says of a second factor. */
const logged = (factor: StoredSecondFactor | undefined) => factor && { recoveryCodesLeft: factor.recoveryCodes.length };

/** The change of an account's second factor, beside the account's version, and its log entry. */
export const factorChange = (
  row: Row<StoredAccount>,
  secondFactor: StoredSecondFactor | undefined,
  by: string,
): Change => {
  const { secondFactor: earlier, username, homeOrgId } = row.data;
  return {
    writes: [replace(row, { ...row.data, secondFactor })],
    action: earlier === undefined ? 'create' : secondFactor === undefined ? 'remove' : 'update',
    object: 'secondFactor',
    id: username,
    by,
    orgId: homeOrgId,
    before: logged(earlier),
    after: logged(secondFactor),
  };
};
