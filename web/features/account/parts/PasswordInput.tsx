import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './form.module.css';
import { EyeIcon } from './icons.tsx';

interface PasswordInputProps {
  readonly id: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly invalid: boolean;
  readonly autoComplete: 'current-password' | 'new-password';
  /** The id of an explanation, in addition to the error. */
  readonly describedBy?: string;
}

/** A password field with a button that shows the password. */
export const PasswordInput = ({ id, value, onChange, invalid, autoComplete, describedBy }: PasswordInputProps) => {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const described = [describedBy, invalid ? `${id}-error` : undefined].filter(Boolean).join(' ');
  return (
    <span className={styles.password}>
      <input
        id={id}
        name={id}
        className={styles.input}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={invalid}
        aria-describedby={described || undefined}
      />
      <button
        type="button"
        className={styles.eye}
        aria-label={t('login.show')}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <EyeIcon open={shown} />
      </button>
    </span>
  );
};
