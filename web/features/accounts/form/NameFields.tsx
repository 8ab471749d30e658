import Input from 'antd/es/input';
import { useTranslation } from 'react-i18next';
import { Field } from '#web/ui/state/Field.tsx';
import styles from './Form.module.css';

/** The name of a person as it is typed. */
export interface Names {
  readonly firstName: string;
  readonly lastName: string;
}

interface NameFieldsProps {
  readonly value: Names;
  readonly onChange: (names: Partial<Names>) => void;
  readonly errors: Readonly<Partial<Record<keyof Names, string>>>;
}

/** First and last name, both optional. */
export const NameFields = ({ value, onChange, errors }: NameFieldsProps) => {
  const { t } = useTranslation();
  return (
    <div className={styles.names}>
      {(['firstName', 'lastName'] as const).map((name) => (
        <Field key={name} id={name} label={t(`accounts.names.${name}`)} error={errors[name]}>
          <Input
            id={name}
            autoComplete="off"
            value={value[name]}
            onChange={({ target }) => onChange({ [name]: target.value })}
            status={errors[name] === undefined ? '' : 'error'}
            aria-invalid={errors[name] !== undefined}
            aria-describedby={errors[name] && `${name}-error`}
          />
        </Field>
      ))}
    </div>
  );
};
