import Input from 'antd/es/input';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '#web/kit/ui/state/Field.tsx';

interface NameFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly required?: boolean;
  readonly onChange: (name: string) => void;
}

/** The name of an employee. */
export const NameField = ({ value, error, required = false, onChange }: NameFieldProps) => {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Field id={id} label={t('assets.field.name')} error={error}>
      <Input
        id={id}
        autoComplete="off"
        value={value}
        required={required}
        status={error === undefined ? '' : 'error'}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
};
