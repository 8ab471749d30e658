import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { account as contract } from '#shared/contract/account.ts';
import { momentText } from '#web/kit/ui/dates.ts';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import { ProblemAlert } from '#web/kit/ui/state/ProblemAlert.tsx';
import { useChange } from '#web/platform/api/useChange.ts';
import styles from './Form.module.css';

interface LockedProps {
  readonly username: string;
  /** The instant until which it is locked. */
  readonly lockedUntil: string;
  /** Whether the user may unlock it. */
  readonly mayUnlock: boolean;
}

/** Above the page of a locked account: why it is locked, until when, who unlocks it, and a button for whoever may. */
export const Locked = ({ username, lockedUntil, mayUnlock }: LockedProps) => {
  const { t } = useTranslation();
  const message = useToast();
  const unlock = useChange(contract.unlock, { touches: '/api/a' });
  const open = async () => {
    if ((await unlock.run({ params: { username } })) !== undefined) message.success(t('accounts.locked.unlocked'));
  };
  return (
    <div className={styles.banner}>
      <ProblemAlert title={t('accounts.locked.failed')} problem={unlock.problem} />
      <Alert
        type="warning"
        showIcon
        role="none"
        title={t('accounts.locked.title', { when: momentText(lockedUntil) })}
        description={t(mayUnlock ? 'accounts.locked.text' : 'accounts.locked.byHome')}
        action={
          mayUnlock && (
            <Button type="primary" onClick={() => void open()} loading={unlock.state !== 'idle'}>
              {t('accounts.locked.unlock')}
            </Button>
          )
        }
      />
    </div>
  );
};
