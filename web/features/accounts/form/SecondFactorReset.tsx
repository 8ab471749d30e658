import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { account as contract } from '#shared/contract/account.ts';
import { momentText } from '#web/kit/ui/dates.ts';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import { useConfirm } from '#web/kit/ui/hooks/useConfirm.ts';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import { ProblemAlert } from '#web/kit/ui/state/ProblemAlert.tsx';
import { useChange } from '#web/platform/api/useChange.ts';
import styles from './Form.module.css';

interface SecondFactorResetProps {
  readonly username: string;
  /** When the app was enrolled. */
  readonly since: string;
}

/** Takes the second factor from an account whose device is lost, after a confirmation. */
export const SecondFactorReset = ({ username, since }: SecondFactorResetProps) => {
  const { t } = useTranslation();
  const message = useToast();
  const confirm = useConfirm();
  const reset = useChange(contract.resetSecondFactor, { touches: '/api/account' });
  const ask = async () => {
    const sure = await confirm({
      title: t('accounts.secondFactor.question', { username }),
      text: t('accounts.secondFactor.consequence'),
      action: t('accounts.secondFactor.reset'),
    });
    if (!sure || (await reset.run({ params: { username } })) === undefined) return;
    message.success(t('accounts.secondFactor.done'));
  };
  return (
    <Card title={t('account.secondFactor')}>
      <div className={styles.deed}>
        <ProblemAlert title={t('accounts.secondFactor.failed')} problem={reset.problem} />
        <p className={styles.text}>{t('accounts.secondFactor.text', { when: momentText(since) })}</p>
        <Button onClick={() => void ask()} loading={reset.state !== 'idle'}>
          {t('accounts.secondFactor.reset')}
        </Button>
      </div>
    </Card>
  );
};
