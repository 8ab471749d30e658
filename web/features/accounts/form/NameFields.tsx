import { useTranslation } from 'react-i18next';
import { TextField } from '#web/kit/ui/inputs/TextField.tsx';
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
        <TextField
          key={name}
          label={t(`accounts.names.${name}`)}
          value={value[name]}
          onChange={(text) => onChange({ [name]: text })}
          error={errors[name]}
        />
      ))}
    </div>
  );
};
