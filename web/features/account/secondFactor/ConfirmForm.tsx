import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '#web/kit/ui/state/Field.tsx';
import { Failure } from '../parts/Failure.tsx';
import styles from '../parts/form.module.css';
import { PasswordInput } from '../parts/PasswordInput.tsx';
import { useSubmit } from '../parts/useSubmit.ts';
import { CodeField } from './CodeField.tsx';
import factor from './secondFactor.module.css';
import { useFirstFocus } from './useFirstFocus.ts';

interface ConfirmFormProps {
  readonly username: string;
  readonly action: string;
  readonly withCode: boolean;
  /** Sends what was typed; throws ApiProblem. */
  readonly send: (password: string, code: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** The own password, and a code where the second factor is on. */
export const ConfirmForm = ({ username, action, withCode, send, onCancel }: ConfirmFormProps) => {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const isReady = password !== '' && (!withCode || code.trim() !== '');
  const { submitted, busy, problem, onSubmit } = useSubmit(isReady, () => send(password, code.trim()));
  useFirstFocus('own-password');
  const { password: wrong, code: fault } = problem?.fields ?? {};
  const missing = submitted && password === '' ? t('login.passwordMissing') : undefined;
  const passwordError = missing ?? wrong;
  return (
    <form onSubmit={onSubmit} noValidate>
      <Failure problem={wrong === undefined && fault === undefined ? problem : undefined} />
      <input type="text" name="username" value={username} autoComplete="username" readOnly hidden />
      <Field id="own-password" label={t('secondFactor.own.password')} error={passwordError}>
        <PasswordInput
          id="own-password"
          value={password}
          onChange={setPassword}
          invalid={passwordError !== undefined}
          autoComplete="current-password"
        />
      </Field>
      {withCode && (
        <CodeField
          id="code"
          label={t('secondFactor.codeOrRecovery')}
          value={code}
          onChange={setCode}
          fault={fault}
          submitted={submitted}
          isApp={false}
        />
      )}
      <button type="submit" className={styles.submit} aria-disabled={busy}>
        {action}
      </button>
      <p className={factor.aside}>
        <button type="button" onClick={onCancel}>
          {t('secondFactor.own.cancel')}
        </button>
      </p>
    </form>
  );
};
