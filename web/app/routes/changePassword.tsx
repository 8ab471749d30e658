import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { account } from '#shared/contract/account.ts';
import { notice } from '#web/app/notice.ts';
import { ChangeForm } from '#web/features/account/ChangeForm.tsx';
import { Loaded } from '#web/kit/ui/state/Loaded.tsx';
import { BlockSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import { session } from '#web/platform/api/live.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import { useSignal } from '#web/platform/api/useSignal.ts';
import { startAddress } from '#web/platform/navigation/startAddress.ts';
import { usePageTitle } from '#web/platform/navigation/usePageTitle.ts';
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
