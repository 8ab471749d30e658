import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { account } from '#shared/contract/account.ts';
import { useEndpoint } from '#web/api/useEndpoint.ts';
import { usePageTitle } from '#web/app/usePageTitle.ts';
import { AccountPage } from '#web/features/accounts/AccountPage.tsx';
import { FormPage } from '#web/features/accounts/form/FormPage.tsx';
import { Loaded } from '#web/ui/state/Loaded.tsx';
import { BlockSkeleton } from '#web/ui/state/Skeletons.tsx';

/** One account, by its username in the address. */
export const AccountEditPage = () => {
  const { t } = useTranslation();
  const { username = '' } = useParams();
  const one = useEndpoint(account.one, { params: { username } });
  usePageTitle(t('accounts.edit.title'), username);
  if (one.data !== undefined) return <AccountPage key={username} account={one.data} />;
  return (
    <FormPage title={username}>
      <Loaded of={one} skeleton={<BlockSkeleton height={480} />}>
        {() => null}
      </Loaded>
    </FormPage>
  );
};
