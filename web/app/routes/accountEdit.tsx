import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { account } from '#shared/contract/account.ts';
import { AccountPage } from '#web/features/accounts/AccountPage.tsx';
import { FormPage } from '#web/features/accounts/form/FormPage.tsx';
import { ErrorState } from '#web/kit/ui/state/ErrorState.tsx';
import { BlockSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import { href } from '#web/platform/navigation/href.ts';
import { usePageTitle } from '#web/platform/navigation/usePageTitle.ts';

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
