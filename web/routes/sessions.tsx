import { useTranslation } from 'react-i18next';
import { account } from '#shared/contract/account.ts';
import { session } from '#web/api/live.ts';
import { useEndpoint } from '#web/api/useEndpoint.ts';
import { useSignal } from '#web/api/useSignal.ts';
import { SessionList } from '#web/features/account/SessionList.tsx';
import { usePageTitle } from '#web/navigation/usePageTitle.ts';
import { Loaded } from '#web/ui/state/Loaded.tsx';
import { BlockSkeleton } from '#web/ui/state/Skeletons.tsx';
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
