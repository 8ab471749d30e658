import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStrongFirstPasswords } from '#web/platform/api/useInstallation.ts';
import { NewPassword } from './NewPassword.tsx';
import { newPasswordFaults, type PasswordKind, untyped } from './newPassword.ts';
import { Failure } from './parts/Failure.tsx';
import styles from './parts/form.module.css';
import { useSubmit } from './parts/useSubmit.ts';

interface LinkFormProps {
  readonly kind: PasswordKind;
  readonly username: string;
  /** How to get another link, shown when this one is invalid. */
  readonly another: ReactNode;
  /** Sends the password; throws ApiProblem. */
  readonly save: (password: string) => Promise<void>;
}

/** Sets a password with the code of a mail. */
export const LinkForm = ({ kind, username, another, save }: LinkFormProps) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(untyped);
  const isStrong = useStrongFirstPasswords();
  const rules = isStrong ? 'strong' : kind;
  const ready = Object.keys(newPasswordFaults(typed, rules)).length === 0;
  const { submitted, busy, problem, onSubmit } = useSubmit(ready, () => save(typed.password));
  return (
    <form onSubmit={onSubmit} noValidate>
      <Failure problem={problem}>
        {problem?.code === 'invalidCode' && another}
        {problem?.fields.password}
      </Failure>
      {/* The name under which a password manager stores the password. */}
      <input type="text" name="username" value={username} autoComplete="username" readOnly hidden />
      <NewPassword
        kind={rules}
        value={typed}
        onChange={setTyped}
        submitted={submitted}
        label={kind === 'first' ? t('login.password') : t('account.newPassword')}
      />
      <button type="submit" className={styles.submit} aria-disabled={busy}>
        {t('account.save')}
      </button>
    </form>
  );
};
