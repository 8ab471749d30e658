import { useTranslation } from 'react-i18next';
import styles from './PeriodSheet.module.css';

/** What the mark in a cell means, and the keys worth knowing. */
export const Hints = () => {
  const { t } = useTranslation();
  return (
    <p className={styles.hints}>
      <span>
        <i className={styles.changed} />
        {t('assets.hint.changed')}
      </span>
      <span className={styles.grow} />
      <span className={styles.keys}>
        <kbd>F2</kbd> {t('assets.hint.edit')} <kbd>Ctrl</kbd> <kbd>C</kbd> <kbd>V</kbd> {t('assets.hint.excel')}{' '}
        <kbd>Ctrl</kbd> <kbd>D</kbd> {t('assets.hint.down')} <kbd>Ctrl</kbd> <kbd>S</kbd> {t('assets.hint.save')}
      </span>
    </p>
  );
};
