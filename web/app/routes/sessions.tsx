import { useTranslation } from 'react-i18next';
import { account } from '#shared/contract/account.ts';
import { SessionList } from '#web/features/account/SessionList.tsx';
import { Loaded } from '#web/kit/ui/state/Loaded.tsx';
import { BlockSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import { session } from '#web/platform/api/live.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import { useSignal } from '#web/platform/api/useSignal.ts';
import { usePageTitle } from '#web/platform/navigation/usePageTitle.ts';
import styles from './card.module.css';

/** Where one is signed in. */
export const SessionsPage = () => {
  const { t } = useTranslation();
  const username = useSignal(session)?.username ?? '';
  const sessions = useEndpoint(account.sessions, { params: { username } });
  usePageTitle(t('account.sessions.title'));
  return (
    <div className={styles.page}>
      <section className={`${styles.card} ${styles.wide}`}>
        <h1>{t('account.sessions.title')}</h1>
        <p className={styles.lead}>{t('account.sessions.lead')}</p>
        <Loaded of={sessions} skeleton={<BlockSkeleton height={160} />}>
          {(list) => <SessionList username={username} sessions={list} />}
        </Loaded>
      </section>
    </div>
  );
};
