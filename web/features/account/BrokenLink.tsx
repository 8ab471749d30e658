import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { href } from '#web/platform/navigation/href.ts';
import styles from './parts/form.module.css';

/** Shown in place of the form when the link is incomplete: why it does not work, how to get another, and the way to the login. */
export const BrokenLink = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const username = search.get('username');
  return (
    <>
      <p className={styles.failure} role="alert">
        {t('account.brokenLink')}
        <span>{children}</span>
      </p>
      <Link to={href.login(username ? { username } : {})} className={styles.submit}>
        {t('account.toLogin')}
      </Link>
    </>
  );
};
