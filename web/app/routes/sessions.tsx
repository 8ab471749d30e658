import { useTranslation } from 'react-i18next';
import { OwnSessions } from '#web/features/account/OwnSessions.tsx';
import { session } from '#web/platform/api/live.ts';
import { useSignal } from '#web/platform/api/useSignal.ts';
import { usePageTitle } from '#web/platform/navigation/usePageTitle.ts';
import styles from './card.module.css';

/** Where one is signed in. */
export const SessionsPage = () => {
  const { t } = useTranslation();
  const username = useSignal(session)?.username ?? '';
  usePageTitle(t('account.sessions.title'));
  return (
    <div className={styles.page}>
      <section className={`${styles.card} ${styles.wide}`}>
        <OwnSessions username={username} />
      </section>
    </div>
  );
};
