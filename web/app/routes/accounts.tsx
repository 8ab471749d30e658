import { useTranslation } from 'react-i18next';
import { AccountList } from '#web/features/accounts/list/AccountList.tsx';
import { usePageTitle } from '#web/platform/navigation/usePageTitle.ts';

/** Konton: the accounts one administers. */
export const AccountsPage = () => {
  const { t } = useTranslation();
  usePageTitle(t('accounts.title'));
  return <AccountList />;
};
