import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AccountAccess } from '#shared/model/account.ts';
import { href } from '#web/app/routes.ts';
import styles from './AccessList.module.css';

interface AccessListProps {
  readonly accesses: readonly AccountAccess[];
  /** How many are told one by one. */
  readonly most?: number;
  /** Whether a place leads to its plan. */
  readonly linked?: boolean;
}

/** What an account reaches: each place by its path, and whether it may write there. */
export const AccessList = ({ accesses, most = accesses.length, linked = false }: AccessListProps) => {
  const { t } = useTranslation();
  const shown = accesses.slice(0, most);
  const left = accesses.length - shown.length;
  return (
    <ul className={styles.list}>
      {shown.map(({ id, path, canWrite, orgId, areaId, unitId }) => (
        <li key={id}>
          <span className={styles.path}>
            {linked ? <Link to={href.plan({ orgId, areaId, unitId })}>{path}</Link> : path}
          </span>
          <span className={styles.flag} data-write={canWrite}>
            {canWrite ? t('accounts.access.write') : t('accounts.access.read')}
          </span>
        </li>
      ))}
      {left > 0 && <li className={styles.more}>{t('accounts.access.more', { count: left })}</li>}
    </ul>
  );
};
