import { useTranslation } from 'react-i18next';
import type { Status } from './accountTypes.ts';
import styles from './StatusBadge.module.css';

/** Aktiv, Inbjuden or Stängd, by word and shape. */
export const StatusBadge = ({ status }: { readonly status: Status }) => {
  const { t } = useTranslation();
  return (
    <span className={styles.badge} data-status={status}>
      {t(`accounts.statuses.${status}`)}
    </span>
  );
};
