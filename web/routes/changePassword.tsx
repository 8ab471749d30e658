import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { account } from '#shared/contract/account.ts';
import { session } from '#web/api/live.ts';
import { useEndpoint } from '#web/api/useEndpoint.ts';
import { useSignal } from '#web/api/useSignal.ts';
import { notice } from '#web/app/notice.ts';
import { ChangeForm } from '#web/features/account/ChangeForm.tsx';
import { startAddress } from '#web/navigation/startAddress.ts';
import { usePageTitle } from '#web/navigation/usePageTitle.ts';
import { Loaded } from '#web/ui/state/Loaded.tsx';
import { BlockSkeleton } from '#web/ui/state/Skeletons.tsx';
import styles from './card.module.css';

/** Away from a screen that is not for those who sign in at their employer, with a text that says why. */
const WithoutPassword = () => {
  useEffect(() => notice.set('samlPassword'), []);
  return <Navigate replace to={startAddress(session.get())} />;
};

/** The own password. */
export const ChangePasswordPage = () => {
  const { t } = useTranslation();
  const username = useSignal(session)?.username ?? '';
  const own = useEndpoint(account.one, { params: { username } });
  usePageTitle(t('account.change.title'));
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        <h1>{t('account.change.title')}</h1>
        <Loaded of={own} skeleton={<BlockSkeleton height={320} />}>
          {({ loginType }) => (loginType === 'saml' ? <WithoutPassword /> : <ChangeForm username={username} />)}
        </Loaded>
      </section>
    </div>
  );
};
