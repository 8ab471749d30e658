import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Account } from '#shared/model/account.ts';
import { href } from '#web/navigation/href.ts';
import { dayText } from '#web/ui/dates.ts';
import { AccessList } from '../AccessList.tsx';
import { statusOf } from '../accountTypes.ts';
import { StatusBadge } from '../StatusBadge.tsx';
import styles from './AccountList.module.css';

const SHOWN_ACCESSES = 3;

/** One account of the list. */
export const AccountRow = memo(({ account }: { readonly account: Account }) => {
  const { t } = useTranslation();
  const { username, email, type, loginType, created } = account;
  return (
    <tr>
      <th scope="row">
        <Link to={href.accountEdit(username)}>{username}</Link>
        {email !== username && <span className={styles.email}>{email}</span>}
      </th>
      <td data-label={t('accounts.type')}>{t(`accounts.types.${type}`)}</td>
      <td data-label={t('accounts.loginType')}>{t(`accounts.loginTypes.${loginType}`)}</td>
      <td data-label={t('accounts.status')}>
        <StatusBadge status={statusOf(account)} />
      </td>
      <td data-label={t('accounts.accesses')}>
        <AccessList
          account={account}
          most={SHOWN_ACCESSES}
          none={<span className={styles.none}>{t('accounts.access.none')}</span>}
        />
      </td>
      <td data-label={t('accounts.created')} className={styles.day}>
        {dayText(created.slice(0, 10), { year: true })}
      </td>
    </tr>
  );
});
