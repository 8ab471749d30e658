import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { account } from '#shared/contract/account.ts';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import { Field } from '#web/kit/ui/state/Field.tsx';
import { send } from '#web/platform/api/live.ts';
import { NewPassword } from './NewPassword.tsx';
import { newPasswordFaults, untyped } from './newPassword.ts';
import { Failure } from './parts/Failure.tsx';
import styles from './parts/form.module.css';
import { PasswordInput } from './parts/PasswordInput.tsx';
import { useSubmit } from './parts/useSubmit.ts';

/** Changes the password of the user, who has to know the old one. */
export const ChangeForm = ({ username }: { readonly username: string }) => {
  const { t } = useTranslation();
  const message = useToast();
  const [oldPassword, setOld] = useState('');
  const [tried, setTried] = useState('');
  const [typed, setTyped] = useState(untyped);
  const ready = oldPassword !== '' && Object.keys(newPasswordFaults(typed, 'strong')).length === 0;
  const { submitted, busy, problem, onSubmit } = useSubmit(ready, async () => {
    setTried(oldPassword);
    await send(account.changePassword, { params: { username }, body: { oldPassword, password: typed.password } });
    setOld('');
    setTyped(untyped);
    message.success(t('account.change.done'));
  });
  const isWrong = problem?.fields.oldPassword !== undefined;
  const missing = submitted && oldPassword === '' ? t('account.passwordMissing') : undefined;
  const oldError = missing ?? (isWrong && oldPassword === tried ? t('faults.wrongPassword') : undefined);
  return (
    <form className={styles.change} onSubmit={onSubmit} noValidate>
      <Failure problem={isWrong ? undefined : problem} />
      <input type="text" name="username" value={username} autoComplete="username" readOnly hidden />
      <Field id="old-password" label={t('account.change.old')} error={oldError}>
        <PasswordInput
          id="old-password"
          value={oldPassword}
          onChange={setOld}
          invalid={oldError !== undefined}
          autoComplete="current-password"
        />
      </Field>
      <NewPassword
        kind="strong"
        value={typed}
        onChange={setTyped}
        submitted={submitted}
        label={t('account.newPassword')}
      />
      <button type="submit" className={styles.submit} aria-disabled={busy}>
        {t('account.change.submit')}
      </button>
    </form>
  );
};
