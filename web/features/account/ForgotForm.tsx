import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '#web/kit/ui/state/Field.tsx';
import { href } from '#web/platform/navigation/href.ts';
import { PageLink } from '#web/platform/navigation/PageLink.tsx';
import { forgotPassword } from './calls.ts';
import { Failure } from './parts/Failure.tsx';
import styles from './parts/form.module.css';
import { UsernameInput } from './parts/UsernameInput.tsx';
import { useSubmit } from './parts/useSubmit.ts';

/** Whether there is text before and after the @, and a dot after it; the server checks more. */
const isAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text);

interface ForgotFormProps {
  /** The address, when it is known already. */
  readonly known: string;
  readonly onSent: (email: string) => void;
}

/** Requests the mail by which a forgotten password is replaced. */
export const ForgotForm = ({ known, onSent }: ForgotFormProps) => {
  const { t } = useTranslation();
  const [email, setEmail] = useState(known);
  const address = email.trim();
  const { submitted, busy, problem, onSubmit } = useSubmit(isAddress(address), async () => {
    await forgotPassword(address);
    onSent(address);
  });
  const fault = address === '' ? t('account.emailMissing') : isAddress(address) ? undefined : t('faults.email');
  const error = submitted ? fault : undefined;

  return (
    <form onSubmit={onSubmit} noValidate>
      <Failure problem={problem} />
      <Field id="email" label={t('account.email')} error={error}>
        <UsernameInput id="email" type="email" value={email} onChange={setEmail} invalid={error !== undefined} />
      </Field>
      <button type="submit" className={styles.submit} aria-disabled={busy}>
        {t('account.forgot.submit')}
      </button>
      <p className={styles.aside}>
        <PageLink to={href.login(address === '' ? {} : { username: address })}>{t('account.toLogin')}</PageLink>
      </p>
    </form>
  );
};
