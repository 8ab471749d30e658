import { expect, test } from 'vitest';
import { newAccount } from '#functions/account/create.ts';
import { findAccount } from '#functions/account/repository.ts';
import { assertHomeExists } from '#functions/account/rules.ts';
import { organizationKey } from '#functions/kernel/store/keys.ts';
import { Conflict, replace } from '#functions/kernel/store/table.ts';
import { refusal } from '../../support/plan.ts';
import { withTable } from '../../support/table.ts';
import { anOrganization } from '../hierarchy/tree.ts';

const world = withTable();

test('an organisation that is being removed cannot be the home of an account, nor when its removal begins meanwhile', async () => {
  const scope = world.scope();
  const { id: homeOrgId } = await anOrganization(scope);
  await assertHomeExists(scope, homeOrgId);
  const email = 'ny@demo.se';
  const { change } = await newAccount(scope, { email, type: 'User', loginType: 'password', homeOrgId });
  const row = await world.table.get<object>(organizationKey(homeOrgId));
  if (!row) throw new Error('the organisation is not stored');
  await world.table.commit(replace({ ...row, removing: true }, row.data));
  await expect(world.table.commit(...change.writes)).rejects.toBeInstanceOf(Conflict);
  expect(await findAccount(world.table, email)).toBeUndefined();
  expect(await refusal(() => assertHomeExists(scope, homeOrgId))).toEqual({
    code: 'validation',
    fields: { homeOrgId: 'homeGone' },
    flags: [],
  });
});
