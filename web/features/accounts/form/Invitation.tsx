import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { account as contract } from '#shared/contract/account.ts';
import type { Account } from '#shared/model/account.ts';
import { momentText } from '#web/kit/ui/dates.ts';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import { ProblemAlert } from '#web/kit/ui/state/ProblemAlert.tsx';
import { useChange } from '#web/platform/api/useChange.ts';
import styles from './Form.module.css';

interface InvitationProps {
  readonly account: Account;
  readonly onSent: (email: string) => void;
  /** The mail was refused: an earlier notice no longer holds. */
  readonly onRefused: () => void;
}

/** An account that has only been invited: what it waits for, and a button that sends the invitation again. */
export const Invitation = ({
  account: { username, email, created, loginType },
  onSent,
  onRefused,
}: InvitationProps) => {
  const { t } = useTranslation();
  const resend = useChange(contract.resendConfirmation, { touches: '/api/account/' });
  const again = async () => {
    const done = await resend.run({ params: { username } });
    if (done === undefined) onRefused();
    else onSent(email);
  };
  return (
    <Card title={t('accounts.invitation.title')}>
      <div className={styles.body}>
        <ProblemAlert problem={resend.problem} />
        <p className={styles.text}>
          {t(`accounts.invitation.text.${loginType}`, { email, when: momentText(created) })}
        </p>
        <Button onClick={() => void again()} loading={resend.state !== 'idle'}>
          {t('accounts.invitation.resend')}
        </Button>
      </div>
    </Card>
  );
};
