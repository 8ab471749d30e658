import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { session } from '#web/api/live.ts';
import { type ApiProblem, problemOf } from '#web/api/problem.ts';
import { useProblemText } from '#web/ui/hooks/useTexts.ts';
import { Field } from '#web/ui/state/Field.tsx';
import { ArrowIcon } from './icons.tsx';
import styles from './LoginForm.module.css';
import { PasswordInput } from './PasswordInput.tsx';

interface LoginFormProps {
  /** Why the user is here again. */
  readonly notice: string | undefined;
  readonly onEntered: () => void;
}

/**
 * Username and password, in plain controls: the first page loads no component library. What is missing is told after submitting, what the server refuses above the form.
 */
export const LoginForm = ({ notice, onEntered }: LoginFormProps) => {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem>();
  const missingName = submitted && username.trim() === '' ? t('login.usernameMissing') : undefined;
  const missingPassword = submitted && password === '' ? t('login.passwordMissing') : undefined;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (busy || username.trim() === '' || password === '') return;
    setBusy(true);
    setProblem(undefined);
    try {
      await session.signIn(username.trim(), password);
      onEntered();
    } catch (thrown) {
      setProblem(problemOf(thrown));
      setBusy(false);
    }
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {problem ? (
        <p className={styles.failure} role="alert">
          {problemText(problem)}
        </p>
      ) : (
        notice && (
          <p className={styles.notice} role="status">
            {notice}
          </p>
        )
      )}
      <Field id="username" label={t('login.username')} error={missingName}>
        <input
          id="username"
          name="username"
          className={styles.input}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={username}
          onChange={(event) => setUsername(event.target.value)}
          aria-invalid={missingName !== undefined}
          aria-describedby={missingName && 'username-error'}
        />
      </Field>
      <Field id="password" label={t('login.password')} error={missingPassword}>
        <PasswordInput value={password} onChange={setPassword} invalid={missingPassword !== undefined} />
      </Field>
      <button type="submit" className={styles.submit} aria-disabled={busy}>
        {t('login.submit')}
        <ArrowIcon />
      </button>
    </form>
  );
};
