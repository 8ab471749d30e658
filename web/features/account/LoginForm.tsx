import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '#web/kit/ui/state/Field.tsx';
import { session } from '#web/platform/api/live.ts';
import { problemOf } from '#web/platform/api/problem.ts';
import { href } from '#web/platform/navigation/href.ts';
import { PageLink } from '#web/platform/navigation/PageLink.tsx';
import { Failure } from './parts/Failure.tsx';
import styles from './parts/form.module.css';
import { ArrowIcon } from './parts/icons.tsx';
import { PasswordInput } from './parts/PasswordInput.tsx';
import { UsernameInput } from './parts/UsernameInput.tsx';
import { useSubmit } from './parts/useSubmit.ts';
import type { Lacking } from './secondFactor/step.ts';

interface LoginFormProps {
  /** The reason for the login; `done` is a success. */
  readonly notice: { readonly text: string; readonly done: boolean } | undefined;
  /** The username, when it is known already. */
  readonly known: string;
  readonly onEntered: () => void;
  /** The password is right, and a code or an app is lacking. */
  readonly onLacking: (step: {
    readonly username: string;
    readonly password: string;
    readonly lacking: Lacking;
  }) => void;
}

/**
 * Username and password, in plain controls: the first page loads no component library. Empty fields are faults after
 * submitting; a refusal of the server is shown above the form.
 */
export const LoginForm = ({ notice, known, onEntered, onLacking }: LoginFormProps) => {
  const { t } = useTranslation();
  const [username, setUsername] = useState(known);
  const [password, setPassword] = useState('');
  const name = username.trim();
  const { submitted, busy, problem, onSubmit } = useSubmit(name !== '' && password !== '', async () => {
    try {
      await session.signIn(name, password);
      onEntered();
    } catch (thrown) {
      const { code: lacking } = problemOf(thrown);
      if (lacking !== 'codeNeeded' && lacking !== 'enrolmentNeeded') throw thrown;
      onLacking({ username: name, password, lacking });
    }
  });
  const missingName = submitted && name === '' ? t('login.usernameMissing') : undefined;
  const missingPassword = submitted && password === '' ? t('login.passwordMissing') : undefined;
  useEffect(() => {
    if (known !== '') document.getElementById('password')?.focus();
  }, [known]);

  return (
    <form onSubmit={onSubmit} noValidate>
      {problem === undefined && notice !== undefined && (
        <p className={notice.done ? styles.done : styles.notice} role="status">
          {notice.text}
        </p>
      )}
      <Failure problem={problem} />
      <Field id="username" label={t('login.username')} error={missingName}>
        <UsernameInput
          id="username"
          type="text"
          value={username}
          onChange={setUsername}
          invalid={missingName !== undefined}
        />
      </Field>
      <Field id="password" label={t('login.password')} error={missingPassword}>
        <PasswordInput
          id="password"
          value={password}
          onChange={setPassword}
          invalid={missingPassword !== undefined}
          autoComplete="current-password"
        />
      </Field>
      <button type="submit" className={styles.submit} aria-disabled={busy}>
        {t('login.submit')}
        <ArrowIcon />
      </button>
      <p className={styles.aside}>
        <PageLink to={href.forgot(name === '' ? {} : { username: name })}>{t('login.forgot')}</PageLink>
      </p>
    </form>
  );
};
