import styles from './form.module.css';

interface UsernameInputProps {
  readonly id: string;
  readonly type: 'text' | 'email';
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly invalid: boolean;
}

/** A username as typed, which the browser fills in. */
export const UsernameInput = ({ id, type, value, onChange, invalid }: UsernameInputProps) => (
  <input
    id={id}
    name={id}
    type={type}
    className={styles.input}
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    aria-invalid={invalid}
    aria-describedby={invalid ? `${id}-error` : undefined}
  />
);
