import Input from 'antd/es/input';
import { useTranslation } from 'react-i18next';
import { Field } from '#web/ui/state/Field.tsx';

interface OwnPasswordProps {
  readonly value: string;
  readonly onChange: (password: string) => void;
  readonly error: string | undefined;
}

/** The password of the user, which another address of the own account needs. */
export const OwnPassword = ({ value, onChange, error }: OwnPasswordProps) => {
  const { t } = useTranslation();
  return (
    <Field id="password" label={t('account.change.old')} error={error} help={t('accounts.newEmail.passwordHelp')}>
      <Input.Password
        id="password"
        autoComplete="current-password"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        status={error === undefined ? '' : 'error'}
        aria-invalid={error !== undefined}
        aria-describedby={error && 'password-error'}
      />
    </Field>
  );
};
