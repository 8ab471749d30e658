import Input from 'antd/es/input';
import { useTranslation } from 'react-i18next';
import { firstPasswordLength } from '#shared/model/password.ts';
import { Field } from '#web/ui/state/Field.tsx';
import { Choice } from './Choice.tsx';

interface FirstPasswordProps {
  /** The password to give; undefined lets the person choose it by mail. */
  readonly value: string | undefined;
  readonly onChange: (password: string | undefined) => void;
  readonly submitted: boolean;
}

/** Whether the person is invited by mail or given a password at once. */
export const FirstPassword = ({ value, onChange, submitted }: FirstPasswordProps) => {
  const { t } = useTranslation();
  const isShort = submitted && value !== undefined && value.length < firstPasswordLength;
  const error = isShort ? t('faults.tooShort', { min: String(firstPasswordLength) }) : undefined;
  return (
    <>
      <Choice
        name="invitation"
        legend={t('accounts.create.how')}
        value={value === undefined ? 'mail' : 'now'}
        onChange={(how) => onChange(how === 'mail' ? undefined : '')}
        options={[
          { value: 'mail', label: t('accounts.create.byMail'), note: t('accounts.create.byMailNote') },
          { value: 'now', label: t('accounts.create.now') },
        ]}
      />
      {value !== undefined && (
        <Field
          id="first-password"
          label={t('login.password')}
          error={error}
          help={t('account.firstHelp', { min: firstPasswordLength })}
        >
          <Input.Password
            id="first-password"
            autoComplete="new-password"
            value={value}
            onChange={({ target }) => onChange(target.value)}
            status={error === undefined ? '' : 'error'}
            aria-invalid={error !== undefined}
            aria-describedby={error && 'first-password-error'}
          />
        </Field>
      )}
    </>
  );
};
