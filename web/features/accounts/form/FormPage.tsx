import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '#web/platform/navigation/href.ts';
import styles from './Form.module.css';

interface FormPageProps {
  readonly title: string;
  /** After the title. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** The page of one account, with a link back to the list. */
export const FormPage = ({ title, note, children }: FormPageProps) => {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <header className={styles.heading}>
          <nav className={styles.back} aria-label={t('accounts.backLabel')}>
            <Link to={href.accounts()}>{t('accounts.back')}</Link>
          </nav>
          <h1>{title}</h1>
          {note}
        </header>
        {children}
      </div>
    </div>
  );
};
