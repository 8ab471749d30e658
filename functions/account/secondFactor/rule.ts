import { organizationsOf } from '#functions/core/places/repository.ts';
import { setting } from '#functions/kernel/adapters/environment.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { isProvider, type StoredAccount } from '#functions/kernel/rights/caller.ts';
import { type SecondFactorRule, secondFactorRules } from '#shared/model/secondFactor.ts';

/** The rule of the installation for the provider's own accounts. */
const providerRule = (): SecondFactorRule =>
  secondFactorRules.find((rule) => rule === setting('PROVIDER_SECOND_FACTOR')) ?? 'required';

/** Whether the account signs in with a second factor: as its home organisation wants it, or the installation without one. */
export const ruleOf = async (
  { table }: Pick<Scope, 'table'>,
  account: Pick<StoredAccount, 'homeOrgId' | 'type'>,
): Promise<SecondFactorRule> => {
  if (account.homeOrgId === null || isProvider(account)) return providerRule();
  const [organization] = await organizationsOf(table, [account.homeOrgId]);
  return organization?.data.secondFactor ?? 'optional';
};
