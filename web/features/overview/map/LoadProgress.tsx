import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './LoadProgress.module.css';

interface LoadProgressProps {
  readonly done: number;
  readonly all: number;
}

/** How much of a large map has come: the first time after changes it is computed area by area. */
export const LoadProgress = ({ done, all }: LoadProgressProps) => {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={styles.loading}>
      <label htmlFor={id}>{t('overview.loading', { done, all })}</label>
      <progress id={id} value={done} max={all} />
    </div>
  );
};
