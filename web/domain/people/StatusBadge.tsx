import { useTranslation } from 'react-i18next';
import type { ShownStatus } from './accountStatus.ts';
import styles from './StatusBadge.module.css';

/** Aktiv, Inbjuden, Låst or Stängd, by word and shape. */
export const StatusBadge = ({ status }: { readonly status: ShownStatus }) => {
  const { t } = useTranslation();
  return (
    <span className={styles.badge} data-status={status}>
      {t(`accounts.statuses.${status}`)}
    </span>
  );
};
