import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from '#web/platform/navigation/href.ts';
import { PageLink } from '#web/platform/navigation/PageLink.tsx';
import { confirmAddress } from './calls.ts';
import type { MailedLink } from './mailedLink.ts';
import { Failure } from './parts/Failure.tsx';
import styles from './parts/form.module.css';
import { useSubmit } from './parts/useSubmit.ts';

/** Confirms a new address with the code of a mail, at a click: programs open the links of mails too. */
export const AddressForm = ({ link }: { readonly link: MailedLink }) => {
  const { t } = useTranslation();
  const [done, setDone] = useState(false);
  const { busy, problem, onSubmit } = useSubmit(true, async () => {
    await confirmAddress(link);
    setDone(true);
  });
  if (done)
    return (
      <div className={styles.success} role="status">
        <p className={styles.done}>{t('account.address.done')}</p>
        <p>{t('account.address.doneText', { username: link.username })}</p>
        <PageLink to={href.plan()} replace>
          {t('app.menu.plan')}
        </PageLink>
      </div>
    );
  return (
    <form onSubmit={onSubmit} noValidate>
      <Failure problem={problem}>
        {problem?.code === 'invalidCode' && t('account.address.another')}
        {problem?.fields.email}
      </Failure>
      <button type="submit" className={styles.submit} aria-disabled={busy}>
        {t('account.address.submit')}
      </button>
    </form>
  );
};
