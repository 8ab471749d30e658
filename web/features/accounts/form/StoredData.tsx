import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { ofAccount, useExport } from '#web/domain/people/useExport.ts';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import styles from './Form.module.css';

/** Exports all data that is stored about an account, as a file. */
export const StoredData = ({ username }: { readonly username: string }) => {
  const { t } = useTranslation();
  const { busy, run } = useExport();
  return (
    <Card title={t('accounts.stored.title')}>
      <div className={styles.deed}>
        <p className={styles.text}>{t('accounts.stored.text')}</p>
        <Button loading={busy} onClick={() => void run(username, ofAccount(username))}>
          {t('ui.export')}
        </Button>
      </div>
    </Card>
  );
};
