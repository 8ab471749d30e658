import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '#shared/model/account.ts';
import styles from './AccessList.module.css';
import { hasHome } from './accountTypes.ts';

interface AccessListProps {
  readonly account: Pick<Account, 'type' | 'accesses'>;
  /** Shown when the account has no grants. */
  readonly none: ReactNode;
  /** How many are listed one by one. */
  readonly most?: number;
}

/** The places that an account may see, by their paths, and whether it may write there; the provider's accounts see all. */
export const AccessList = ({ account, none, most }: AccessListProps) => {
  const { t } = useTranslation();
  const { type, accesses } = account;
  if (!hasHome(type)) return t('accounts.access.all');
  if (accesses.length === 0) return none;
  const shown = accesses.slice(0, most);
  const left = accesses.length - shown.length;
  return (
    <ul className={styles.list}>
      {shown.map(({ id, path, canWrite, groups }) => (
        <li key={id}>
          <span className={styles.path}>{path}</span>
          <span className={styles.flag} data-write={canWrite}>
            {canWrite ? t('accounts.access.write') : t('accounts.access.read')}
          </span>
          {groups && <span className={styles.more}>{t('groups.from', { groups: groups.join(', ') })}</span>}
        </li>
      ))}
      {left > 0 && <li className={styles.more}>{t('accounts.access.more', { count: left })}</li>}
    </ul>
  );
};
