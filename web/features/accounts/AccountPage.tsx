import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOnlyInvited, type SingleAccount } from '#shared/model/account.ts';
import { personName } from '#shared/text/names.ts';
import { shownStatus } from '#web/domain/people/accountStatus.ts';
import { StatusBadge } from '#web/domain/people/StatusBadge.tsx';
import { momentText } from '#web/kit/ui/dates.ts';
import { session } from '#web/platform/api/live.ts';
import { useRight } from '#web/platform/api/useRight.ts';
import { useSignal } from '#web/platform/api/useSignal.ts';
import { Accesses } from './Accesses.tsx';
import { hasHome } from './accountTypes.ts';
import { Events } from './Events.tsx';
import { EditForm } from './form/EditForm.tsx';
import styles from './form/Form.module.css';
import { FormPage } from './form/FormPage.tsx';
import { Guest } from './form/Guest.tsx';
import { Invitation } from './form/Invitation.tsx';
import { Locked } from './form/Locked.tsx';
import { Removal } from './form/Removal.tsx';
import { SecondFactorReset } from './form/SecondFactorReset.tsx';
import { SignIns } from './form/SignIns.tsx';
import { StoredData } from './form/StoredData.tsx';
import { WaitingAddress } from './form/WaitingAddress.tsx';
import { NoticeAlert } from './NoticeAlert.tsx';
import { type AccountNotice, noticeIn, noticeOfChange } from './notice.ts';
import { useIsGuest } from './useIsGuest.ts';
import { useNavigationState } from './useNavigationState.ts';
import { useOrganizationName } from './useOrganizationName.ts';

/** One account: its fields, its grants, its invitation, and its removal. */
export const AccountPage = ({ account }: { readonly account: SingleAccount }) => {
  const { t } = useTranslation();
  const [notice, setNotice] = useState<AccountNotice | undefined>(useNavigationState(noticeIn));
  const organizationName = useOrganizationName();
  const mayConfigure = useRight('configure');
  const own = useSignal(session)?.username === account.username;
  const isGuest = useIsGuest(account);
  const manages = !own && !isGuest;
  return (
    <FormPage
      title={account.username}
      note={
        <>
          <StatusBadge status={shownStatus(account)} />
          <p className={styles.facts}>
            {[
              personName(account),
              account.employeeHsaId !== null && t('accounts.hsaId', { id: account.employeeHsaId }),
              hasHome(account.type) && organizationName(account.homeOrgId),
              account.lastSignIn === null
                ? t('accounts.neverSignedIn')
                : t('accounts.signedIn', { when: momentText(account.lastSignIn) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </>
      }
    >
      <NoticeAlert notice={notice} />
      {isGuest && <Guest />}
      {!own && account.lockedUntil !== undefined && !account.disabled && (
        <Locked username={account.username} lockedUntil={account.lockedUntil} mayUnlock={manages} />
      )}
      {isOnlyInvited(account) && !account.disabled && (
        <Invitation
          account={account}
          onSent={(email) => setNotice({ outcome: 'resent', email })}
          onRefused={() => setNotice(undefined)}
        />
      )}
      <div className={styles.parts}>
        <div className={styles.side}>
          <Accesses account={account} own={own} />
          <Events username={account.username} />
        </div>
        <div className={`${styles.side} ${styles.details}`}>
          {account.newEmail !== null && (
            <WaitingAddress
              account={{ ...account, newEmail: account.newEmail }}
              onTakenBack={() => setNotice({ outcome: 'takenBack', email: account.email })}
            />
          )}
          <EditForm
            account={account}
            own={own}
            onChanged={(before, after) => setNotice(noticeOfChange(before, after))}
          />
          {(own || mayConfigure) && <StoredData username={account.username} />}
        </div>
        {manages && (
          <div className={`${styles.side} ${styles.actions}`}>
            <SignIns username={account.username} />
            {account.secondFactorSince !== null && (
              <SecondFactorReset username={account.username} since={account.secondFactorSince} />
            )}
            <Removal account={account} />
          </div>
        )}
      </div>
    </FormPage>
  );
};
