import { useTranslation } from 'react-i18next';
import { Field } from '#web/kit/ui/state/Field.tsx';
import styles from '../parts/form.module.css';

interface CodeFieldProps {
  readonly id: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What the server said of the code. */
  readonly fault: string | undefined;
  readonly submitted: boolean;
  /** Whether only a code of the app is meant: phones then show digits to type, and browsers offer the code. */
  readonly isApp: boolean;
}

/** A code of the app, or one for recovery. */
export const CodeField = ({ id, label, help, value, onChange, fault, submitted, isApp }: CodeFieldProps) => {
  const { t } = useTranslation();
  const error = submitted && value.trim() === '' ? t('secondFactor.codeMissing') : fault;
  return (
    <Field id={id} label={label} error={error} help={help}>
      <input
        id={id}
        name={id}
        type="text"
        className={styles.input}
        inputMode={isApp ? 'numeric' : 'text'}
        autoComplete={isApp ? 'one-time-code' : 'off'}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
      />
    </Field>
  );
};
