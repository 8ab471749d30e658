import { useTranslation } from 'react-i18next';
import { address } from '#shared/model/account.ts';
import type { ApiProblem } from '#web/api/problem.ts';

/** What is wrong with a typed address, as the server will see it: missing, not an address, or taken already. */
export const useAddressFault = (): ((typed: string, problem: ApiProblem | undefined) => string | undefined) => {
  const { t } = useTranslation();
  return (typed, problem) => {
    if (typed.trim() === '') return t('accounts.emailMissing');
    if (!address.safeParse(typed).success) return t('faults.email');
    return problem?.fields.email;
  };
};
