import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Footer } from '#web/app/shell/Footer.tsx';
import { PlainHeader } from '#web/app/shell/PlainHeader.tsx';
import { session } from '#web/platform/api/live.ts';
import { leaveProvider } from '#web/platform/api/providers.ts';
import { href } from '#web/platform/navigation/href.ts';
import { PageLink } from '#web/platform/navigation/PageLink.tsx';
import { routes } from '#web/platform/navigation/routes.ts';
import { usePageTitle } from '#web/platform/navigation/usePageTitle.ts';
import styles from './document.module.css';

/** Ends the session, also the one at an identity provider. */
const signOut = async (): Promise<void> => {
  const provider = await session.signOut();
  if (provider !== undefined) await leaveProvider(provider, routes.logout.path);
};

/** Ends the session when shown, and says so. */
export const LogoutPage = () => {
  const { t } = useTranslation();
  const [done, setDone] = useState(false);
  usePageTitle(t('app.menu.logout'));
  useEffect(
    () =>
      void signOut().then(
        () => setDone(true),
        () => setDone(true),
      ),
    [],
  );
  return (
    <div className={styles.page}>
      <PlainHeader />
      <main className={styles.notice}>
        <h1>{done ? t('login.loggedOut') : t('login.loggingOut')}</h1>
        {done && (
          <>
            <p>{t('login.loggedOutText')}</p>
            <PageLink className={styles.action} to={href.login()}>
              {t('login.again')}
            </PageLink>
          </>
        )}
      </main>
      <Footer />
    </div>
  );
};
