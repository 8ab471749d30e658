import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '#shared/model/account.ts';
import { session } from '#web/api/live.ts';
import { useHasRole } from '#web/api/useRole.ts';
import { useSignal } from '#web/api/useSignal.ts';
import { Card } from '#web/ui/frame/Card.tsx';
import { AccessList } from './AccessList.tsx';
import { EditForm } from './form/EditForm.tsx';
import styles from './form/Form.module.css';
import { FormPage } from './form/FormPage.tsx';
import { Invitation } from './form/Invitation.tsx';
import { Removal } from './form/Removal.tsx';
import { StoredData } from './form/StoredData.tsx';
import { statusOf } from './kinds.ts';
import { StatusBadge } from './StatusBadge.tsx';
import { ToldAlert } from './ToldAlert.tsx';
import { awaitsPassword, type Told, toldIn, toldOfChange } from './told.ts';
import { useLeft } from './useLeft.ts';

/** One account: what it is, what it reaches, its invitation, and the way to take it away. */
export const AccountPage = ({ account }: { readonly account: Account }) => {
  const { t } = useTranslation();
  const [told, setTold] = useState<Told | undefined>(useLeft(toldIn));
  const isAdmin = useHasRole('Admin');
  const own = useSignal(session)?.username === account.username;
  return (
    <FormPage title={account.username} note={<StatusBadge status={statusOf(account)} />}>
      <ToldAlert told={told} />
      {awaitsPassword(account) && (
        <Invitation
          account={account}
          onSent={(email) => setTold({ outcome: 'resent', email })}
          onRefused={() => setTold(undefined)}
        />
      )}
      <EditForm account={account} own={own} onChanged={(before, after) => setTold(toldOfChange(before, after))} />
      <Card title={t('accounts.accesses')}>
        <div className={styles.body}>
          <AccessList account={account} linked none={<p className={styles.text}>{t('accounts.access.noneText')}</p>} />
        </div>
      </Card>
      {(own || isAdmin) && <StoredData username={account.username} />}
      {!own && <Removal account={account} />}
    </FormPage>
  );
};
