import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EyeIcon } from './icons.tsx';
import styles from './LoginForm.module.css';

interface PasswordInputProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly invalid: boolean;
}

/** A password that can be shown. */
export const PasswordInput = ({ value, onChange, invalid }: PasswordInputProps) => {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  return (
    <span className={styles.password}>
      <input
        id="password"
        name="password"
        className={styles.input}
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={invalid}
        aria-describedby={invalid ? 'password-error' : undefined}
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
