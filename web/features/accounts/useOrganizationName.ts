import { useTranslation } from 'react-i18next';
import { usePlaces } from '#web/platform/navigation/usePlaces.ts';

/** Returns the name of a home organisation: that of one the user does not know, or of a removed one, is not shown. */
export const useOrganizationName = (): ((orgId: string | null) => string) => {
  const { t } = useTranslation();
  const { roots } = usePlaces();
  return (orgId) => {
    if (orgId === null) return t('accounts.homeless');
    if (roots === undefined) return '';
    return roots.find(({ id }) => id === orgId)?.name ?? t('accounts.homeUnknown');
  };
};
