import Input from 'antd/es/input';
import { useTranslation } from 'react-i18next';
import { Field } from '#web/ui/state/Field.tsx';

interface EmailFieldProps {
  readonly value: string;
  readonly onChange: (email: string) => void;
  readonly error?: string | undefined;
  readonly help?: string;
}

/** The address for the mails of an account. */
export const EmailField = ({ value, onChange, error, help }: EmailFieldProps) => {
  const { t } = useTranslation();
  return (
    <Field id="email" label={t('account.email')} error={error} help={help}>
      <Input
        id="email"
        type="email"
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        status={error === undefined ? '' : 'error'}
        aria-invalid={error !== undefined}
        aria-describedby={error && 'email-error'}
      />
    </Field>
  );
};
