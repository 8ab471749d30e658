import type { Account } from '#shared/model/account.ts';
import { useRight } from '#web/platform/api/useRight.ts';
import { usePlaces } from '#web/platform/navigation/usePlaces.ts';

/** Whether the account's home is an organisation that the user does not administer, which alone may change the account. */
export const useIsGuest = ({ homeOrgId }: Account): boolean => {
  const isEverywhere = useRight('everywhere');
  const { roots } = usePlaces();
  return !isEverywhere && homeOrgId !== null && roots !== undefined && !roots.some(({ id }) => id === homeOrgId);
};
