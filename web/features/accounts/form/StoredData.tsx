import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { people } from '#shared/contract/people.ts';
import { send } from '#web/api/live.ts';
import { Card } from '#web/ui/frame/Card.tsx';
import { useExport } from '#web/ui/hooks/useExport.ts';
import styles from './Form.module.css';

/** All that is stored on an account, as a file for who asks for it. */
export const StoredData = ({ username }: { readonly username: string }) => {
  const { t } = useTranslation();
  const { busy, run } = useExport();
  return (
    <Card title={t('accounts.stored.title')}>
      <div className={styles.body}>
        <p className={styles.text}>{t('accounts.stored.text')}</p>
        <Button
          loading={busy}
          onClick={() =>
            void run(username, (cursor) => send(people.export, { params: { username }, query: { cursor } }))
          }
        >
          {t('ui.export')}
        </Button>
      </div>
    </Card>
  );
};
