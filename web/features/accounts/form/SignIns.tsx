import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { account as contract } from '#shared/contract/account.ts';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import { useConfirm } from '#web/kit/ui/hooks/useConfirm.ts';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import { ProblemAlert } from '#web/kit/ui/state/ProblemAlert.tsx';
import { useChange } from '#web/platform/api/useChange.ts';
import styles from './Form.module.css';

/** The sign-ins of a colleague: ends all sessions of the account after a confirmation. */
export const SignIns = ({ username }: { readonly username: string }) => {
  const { t } = useTranslation();
  const message = useToast();
  const confirm = useConfirm();
  const end = useChange(contract.endSessions, { touches: '/api/account' });
  const endAll = async () => {
    const sure = await confirm({
      title: t('accounts.signIns.question', { username }),
      text: t('accounts.signIns.consequence'),
      action: t('accounts.signIns.end'),
    });
    if (sure && (await end.run({ params: { username } })) !== undefined) message.success(t('accounts.signIns.ended'));
  };
  return (
    <Card title={t('accounts.signIns.title')}>
      <div className={styles.deed}>
        <ProblemAlert title={t('accounts.signIns.failed')} problem={end.problem} />
        <p className={styles.text}>{t('accounts.signIns.text')}</p>
        <Button onClick={() => void endAll()} loading={end.state !== 'idle'}>
          {t('accounts.signIns.end')}
        </Button>
      </div>
    </Card>
  );
};
