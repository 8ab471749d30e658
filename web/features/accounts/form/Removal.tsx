import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { account as contract } from '#shared/contract/account.ts';
import type { Account } from '#shared/model/account.ts';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import { useConfirmRemoval } from '#web/kit/ui/hooks/useConfirm.ts';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import { ProblemAlert } from '#web/kit/ui/state/ProblemAlert.tsx';
import { useChange } from '#web/platform/api/useChange.ts';
import { href } from '#web/platform/navigation/href.ts';
import styles from './Form.module.css';

/** Removes an account after a confirmation. */
export const Removal = ({ account: { username, version } }: { readonly account: Account }) => {
  const { t } = useTranslation();
  const message = useToast();
  const navigate = useNavigate();
  const confirmRemoval = useConfirmRemoval();
  // The account itself must not be loaded again, which would answer 404; the list is, when it is shown.
  const removal = useChange(contract.remove, { touches: '/api/account?', reloads: true });
  const ask = async () => {
    const sure = await confirmRemoval({
      title: t('accounts.removal.question', { username }),
      text: t('accounts.removal.text'),
    });
    if (!sure || (await removal.run({ params: { username }, version })) === undefined) return;
    message.success(t('accounts.removal.done'));
    await navigate(href.accounts(), { replace: true, state: { removed: true } });
  };
  return (
    <Card title={t('accounts.removal.title')}>
      <div className={styles.deed}>
        <ProblemAlert title={t('accounts.removal.failed')} problem={removal.problem} conflicts />
        <p className={styles.text}>{t('accounts.removal.text')}</p>
        <Button danger onClick={() => void ask()} loading={removal.state !== 'idle'}>
          {t('accounts.removal.title')}
        </Button>
      </div>
    </Card>
  );
};
