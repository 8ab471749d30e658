import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { account } from '#shared/contract/account.ts';
import { useEndpoint } from '#web/api/useEndpoint.ts';
import { AccountPage } from '#web/features/accounts/AccountPage.tsx';
import { FormPage } from '#web/features/accounts/form/FormPage.tsx';
import { href } from '#web/navigation/href.ts';
import { usePageTitle } from '#web/navigation/usePageTitle.ts';
import { ErrorState } from '#web/ui/state/ErrorState.tsx';
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
      {one.error ? (
        <ErrorState
          title={t('accounts.edit.notFound')}
          problem={one.error}
          retry={() => void one.mutate()}
          way={<Link to={href.accounts()}>{t('accounts.toList')}</Link>}
        />
      ) : (
        <BlockSkeleton height={480} />
      )}
    </FormPage>
  );
};
