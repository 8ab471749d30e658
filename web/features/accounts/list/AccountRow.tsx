import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SingleAccount } from '#shared/model/account.ts';
import { personName } from '#shared/text/names.ts';
import { shownStatus } from '#web/domain/people/accountStatus.ts';
import { StatusBadge } from '#web/domain/people/StatusBadge.tsx';
import { dayText, momentText } from '#web/kit/ui/dates.ts';
import { href } from '#web/platform/navigation/href.ts';
import { AccessList } from '../AccessList.tsx';
import styles from './AccountList.module.css';

const SHOWN_ACCESSES = 3;

interface AccountRowProps {
  readonly account: SingleAccount;
  /** The name of its home organisation. */
  readonly home: string;
}

/** One account of the list. */
export const AccountRow = memo(({ account, home }: AccountRowProps) => {
  const { t } = useTranslation();
  const { username, email, type, loginType, created, lastSignIn } = account;
  const name = personName(account);
  return (
    <tr>
      <th scope="row">
        <Link to={href.accountEdit(username)}>{username}</Link>
        {name !== '' && <span className={styles.email}>{name}</span>}
        {email !== username && <span className={styles.email}>{email}</span>}
      </th>
      <td data-label={t('accounts.home')}>{home}</td>
      <td data-label={t('accounts.type')} className={styles.brief}>
        <span>
          {t(`accounts.types.${type}`)}
          <span className={styles.email}>{t(`accounts.loginTypes.${loginType}`)}</span>
        </span>
      </td>
      <td data-label={t('accounts.status')} className={styles.status}>
        <StatusBadge status={shownStatus(account)} />
      </td>
      <td data-label={t('accounts.accesses')} className={styles.accesses}>
        <AccessList
          account={account}
          most={SHOWN_ACCESSES}
          none={<span className={styles.none}>{t('accounts.access.none')}</span>}
        />
      </td>
      <td data-label={t('accounts.lastSignIn')} className={styles.day}>
        {lastSignIn === null ? t('accounts.never') : momentText(lastSignIn)}
      </td>
      <td data-label={t('accounts.created')} className={`${styles.day} ${styles.brief}`}>
        {dayText(created.slice(0, 10), { year: true })}
      </td>
    </tr>
  );
});
