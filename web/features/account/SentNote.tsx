import { useTranslation } from 'react-i18next';
import { href } from '#web/platform/navigation/href.ts';
import { PageLink } from '#web/platform/navigation/PageLink.tsx';
import styles from './parts/form.module.css';

/** Shown after the mail is requested; the same whether the address is known or not. */
export const SentNote = ({ email }: { readonly email: string }) => {
  const { t } = useTranslation();
  return (
    <div className={styles.success} role="status">
      <p className={styles.done}>{t('account.forgot.sent')}</p>
      <p>{t('account.forgot.sentText', { email })}</p>
      <PageLink to={href.login({ username: email })} replace>
        {t('account.toLogin')}
      </PageLink>
    </div>
  );
};
