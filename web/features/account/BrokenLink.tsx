import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './parts/form.module.css';

/** In place of the form, whose password no server could take: the link lacks a part, and where to get another. */
export const BrokenLink = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation();
  return (
    <p className={styles.failure} role="alert">
      {t('account.brokenLink')}
      <span>{children}</span>
    </p>
  );
};
