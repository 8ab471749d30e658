import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { NewVersionError } from '#web/api/loadChunk.ts';
import styles from './Broken.module.css';

/** Shown instead of a screen that failed to render, or whose file a newer version has replaced. */
export const Broken = () => {
  const { t } = useTranslation();
  const error = useRouteError();
  const outdated = error instanceof NewVersionError;
  return (
    <div className={styles.broken} role="alert">
      <h1>{t(outdated ? 'app.broken.outdated' : 'app.broken.title')}</h1>
      <p>{outdated ? t('app.broken.outdatedText') : error instanceof Error ? error.message : t('problems.internal')}</p>
      <button type="button" onClick={() => location.reload()}>
        {t('app.broken.reload')}
      </button>
    </div>
  );
};
