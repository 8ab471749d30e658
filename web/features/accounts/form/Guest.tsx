import Alert from 'antd/es/alert';
import { useTranslation } from 'react-i18next';
import styles from './Form.module.css';

/** Above the page of an account of another organisation: who changes it, and what may be done here. */
export const Guest = () => {
  const { t } = useTranslation();
  return (
    <div className={styles.banner}>
      <Alert
        type="info"
        showIcon
        role="none"
        title={t('accounts.guest.title')}
        description={t('accounts.guest.text')}
      />
    </div>
  );
};
