import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { account as contract } from '#shared/contract/account.ts';
import type { Account } from '#shared/model/account.ts';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import { ProblemAlert } from '#web/kit/ui/state/ProblemAlert.tsx';
import { useChange } from '#web/platform/api/useChange.ts';
import styles from './Form.module.css';

interface WaitingAddressProps {
  readonly account: Account & { readonly newEmail: string };
  readonly onTakenBack: () => void;
}

/** An address that waits until the link mailed to it is used, and a button that takes it back. */
export const WaitingAddress = ({ account: { username, newEmail, version }, onTakenBack }: WaitingAddressProps) => {
  const { t } = useTranslation();
  const update = useChange(contract.update);
  const takeBack = async () => {
    if (await update.run({ params: { username }, body: { newEmail: null, version } })) onTakenBack();
  };
  return (
    <Card title={t('accounts.newEmail.title')}>
      <div className={styles.body}>
        <ProblemAlert problem={update.problem} />
        <p className={styles.text}>{t('accounts.newEmail.text', { email: newEmail })}</p>
        <Button onClick={() => void takeBack()} loading={update.state !== 'idle'}>
          {t('accounts.newEmail.takeBack')}
        </Button>
      </div>
    </Card>
  );
};
