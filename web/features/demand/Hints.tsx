import { useTranslation } from 'react-i18next';
import styles from './DemandTab.module.css';

/** What the marks in the table mean, and the keys worth knowing. */
export const Hints = () => {
  const { t } = useTranslation();
  return (
    <p className={styles.hints}>
      <span>
        <i className={styles.changedKey} />
        {t('demand.hint.changed')}
      </span>
      <span>
        <i className={styles.weekendKey} />
        {t('demand.hint.weekend')}
      </span>
      <span className={styles.grow} />
      <span className={styles.keys}>
        <span>
          <kbd>F2</kbd> {t('demand.hint.edit')}
        </span>
        <span>
          <kbd>Ctrl</kbd> <kbd>C</kbd> <kbd>V</kbd> {t('demand.hint.excel')}
        </span>
        <span>
          <kbd>Ctrl</kbd> <kbd>D</kbd> {t('demand.hint.down')}
        </span>
        <span>
          <kbd>Ctrl</kbd> <kbd>R</kbd> {t('demand.hint.right')}
        </span>
      </span>
    </p>
  );
};
