import { useTranslation } from 'react-i18next';
import { useSignal } from '#web/platform/api/useSignal.ts';
import { storageFailed } from '#web/platform/browser/storage.ts';
import styles from './StorageBanner.module.css';

/** Says that the browser keeps nothing, in plain elements: the pages before the login load no component library. */
export const StorageBanner = () => {
  const { t } = useTranslation();
  const isFailed = useSignal(storageFailed);
  return (
    <div role="status">
      {isFailed && (
        <p className={styles.banner}>
          <b>{t('app.storage.title')}</b> {t('app.storage.text')}
        </p>
      )}
    </div>
  );
};
