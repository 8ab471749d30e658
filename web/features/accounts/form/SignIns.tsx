import App from 'antd/es/app';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { account as contract } from '#shared/contract/account.ts';
import type { SingleAccount } from '#shared/model/account.ts';
import { fullMomentText } from '#web/kit/ui/dates.ts';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import { useConfirm } from '#web/kit/ui/hooks/useConfirm.ts';
import { ProblemAlert } from '#web/kit/ui/state/ProblemAlert.tsx';
import { useChange } from '#web/platform/api/useChange.ts';
import styles from './Form.module.css';

/** The sign-ins of a colleague: unlocks the account where it is locked, and ends all its sessions after a confirmation. */
export const SignIns = ({ account: { username, lockedUntil } }: { readonly account: SingleAccount }) => {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const confirm = useConfirm();
  const unlock = useChange(contract.unlock, { touches: '/api/account' });
  const end = useChange(contract.endSessions, { touches: '/api/account' });
  const open = async () => {
    if ((await unlock.run({ params: { username } })) !== undefined)
      void message.success(t('accounts.signIns.unlocked'));
  };
  const endAll = async () => {
    const sure = await confirm({
      title: t('accounts.signIns.question', { username }),
      text: t('accounts.signIns.consequence'),
      action: t('accounts.signIns.end'),
    });
    if (sure && (await end.run({ params: { username } })) !== undefined)
      void message.success(t('accounts.signIns.ended'));
  };
  return (
    <Card title={t('accounts.signIns.title')}>
      <div className={styles.body}>
        <ProblemAlert title={t('accounts.signIns.failed')} problem={unlock.problem ?? end.problem} />
        {lockedUntil !== undefined && (
          <>
            <p className={styles.text}>{t('accounts.signIns.locked', { when: fullMomentText(lockedUntil) })}</p>
            <Button onClick={() => void open()} loading={unlock.state !== 'idle'}>
              {t('accounts.signIns.unlock')}
            </Button>
          </>
        )}
        <p className={styles.text}>{t('accounts.signIns.text')}</p>
        <Button onClick={() => void endAll()} loading={end.state !== 'idle'}>
          {t('accounts.signIns.end')}
        </Button>
      </div>
    </Card>
  );
};
