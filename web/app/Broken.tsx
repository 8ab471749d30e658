import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import styles from './Broken.module.css';

/** What is shown instead of a screen that failed while drawing. */
export const Broken = () => {
  const { t } = useTranslation();
  const error = useRouteError();
  return (
    <div className={styles.broken} role="alert">
      <h1>{t('app.broken.title')}</h1>
      <p>{error instanceof Error ? error.message : t('problems.internal')}</p>
      <button type="button" onClick={() => location.reload()}>
        {t('app.broken.reload')}
      </button>
    </div>
  );
};
