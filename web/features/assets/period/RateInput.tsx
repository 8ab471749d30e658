import Input from 'antd/es/input';
import { Field } from '#web/ui/state/Field.tsx';
import styles from './PeriodFields.module.css';

interface RateInputProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly disabled?: boolean;
  readonly error?: string | undefined;
  readonly help?: string | undefined;
}

/** A number with a decimal comma, kept as it is typed. */
export const RateInput = ({ id, label, value, onChange, disabled = false, error, help }: RateInputProps) => (
  <Field id={id} label={label} error={error} help={help}>
    <Input
      id={id}
      className={styles.rate ?? ''}
      value={value}
      inputMode="decimal"
      autoComplete="off"
      maxLength={8}
      disabled={disabled}
      status={error === undefined ? '' : 'error'}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      onFocus={(event) => event.target.select()}
      onChange={(event) => onChange(event.target.value)}
    />
  </Field>
);
