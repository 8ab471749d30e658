import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './parts/form.module.css';

/** Shown in place of the form when the link is incomplete: why it does not work, and how to get another. */
export const BrokenLink = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation();
  return (
    <p className={styles.failure} role="alert">
      {t('account.brokenLink')}
      <span>{children}</span>
    </p>
  );
};
