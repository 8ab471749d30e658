import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { MissingFileError } from '#web/platform/api/loadChunk.ts';
import styles from './Broken.module.css';

/** Shown instead of a screen that failed to render, or whose file could not be loaded. */
export const Broken = () => {
  const { t } = useTranslation();
  const error = useRouteError();
  const missing = error instanceof MissingFileError ? error.reason : undefined;
  return (
    <div className={styles.broken} role="alert">
      <h1>{t(`app.broken.${missing ?? 'title'}`)}</h1>
      <p>{missing ? t('app.broken.reloadText') : t('app.broken.text')}</p>
      <button type="button" onClick={() => location.reload()}>
        {t('app.broken.reload')}
      </button>
    </div>
  );
};
