import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '#web/platform/navigation/href.ts';
import styles from './parts/form.module.css';

/** Shown after the mail is requested; the same whether the address is known or not. */
export const SentNote = ({ email }: { readonly email: string }) => {
  const { t } = useTranslation();
  return (
    <div className={styles.success} role="status">
      <p className={styles.done}>{t('account.forgot.sent')}</p>
      <p>{t('account.forgot.sentText', { email })}</p>
      <Link to={href.login({ username: email })} replace>
        {t('account.toLogin')}
      </Link>
    </div>
  );
};
