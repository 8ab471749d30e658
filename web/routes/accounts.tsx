import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#web/app/usePageTitle.ts';
import { AccountList } from '#web/features/accounts/list/AccountList.tsx';

/** Konton: the accounts one administers. */
export const AccountsPage = () => {
  const { t } = useTranslation();
  usePageTitle(t('accounts.title'));
  return <AccountList />;
};
