import ArrowRightOutlined from '@ant-design/icons/es/icons/ArrowRightOutlined';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Input from 'antd/es/input/Input';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { session } from '#web/api/live.ts';
import { type ApiProblem, problemOf } from '#web/api/problem.ts';
import { useProblemText } from '#web/ui/hooks/useTexts.ts';
import { Field } from '#web/ui/state/Field.tsx';
import styles from './LoginForm.module.css';
import { PasswordInput } from './PasswordInput.tsx';

interface LoginFormProps {
  /** Why the user is here again. */
  readonly notice: string | undefined;
  readonly onEntered: () => void;
}

/** Username and password; what is missing is told after submitting, what the server refuses above the form. */
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
    if (username.trim() === '' || password === '') return;
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
        <Alert type="error" showIcon role="alert" title={problemText(problem)} />
      ) : (
        notice && <Alert type="warning" showIcon role="status" title={notice} />
      )}
      <Field id="username" label={t('login.username')} error={missingName}>
        <Input
          id="username"
          name="username"
          size="large"
          autoComplete="username"
          autoCapitalize="none"
          value={username}
          onChange={(event) => setUsername(event.target.value)}
          {...(missingName !== undefined && {
            status: 'error',
            'aria-invalid': true,
            'aria-describedby': 'username-error',
          })}
        />
      </Field>
      <Field id="password" label={t('login.password')} error={missingPassword}>
        <PasswordInput value={password} onChange={setPassword} invalid={missingPassword !== undefined} />
      </Field>
      <Button type="primary" size="large" block htmlType="submit" loading={busy}>
        {t('login.submit')} <ArrowRightOutlined />
      </Button>
    </form>
  );
};
