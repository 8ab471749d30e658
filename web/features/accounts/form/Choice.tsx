import Radio from 'antd/es/radio';
import type { ReactNode } from 'react';
import styles from './Form.module.css';

interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly note?: string;
    readonly disabled?: boolean;
  }[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
  readonly error?: string | undefined;
  readonly help?: ReactNode;
}

/** Radio buttons, each with a note that explains it. */
export const Choice = <Value extends string>({
  name,
  legend,
  options,
  value,
  onChange,
  disabled = false,
  error,
  help,
}: ChoiceProps<Value>) => (
  <fieldset
    className={styles.choice}
    data-fault={error !== undefined}
    aria-describedby={error === undefined ? undefined : `${name}-error`}
  >
    <legend>{legend}</legend>
    <Radio.Group
      name={name}
      value={value}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value as Value)}
      className={styles.options ?? ''}
    >
      {options.map((option) => (
        <Radio key={option.value} value={option.value} disabled={disabled || option.disabled === true}>
          {option.label}
          {option.note !== undefined && <span className={styles.note}>{option.note}</span>}
        </Radio>
      ))}
    </Radio.Group>
    {error !== undefined && (
      <p id={`${name}-error`} className={styles.error} role="alert">
        {error}
      </p>
    )}
    {error === undefined && help !== undefined && <p className={styles.help}>{help}</p>}
  </fieldset>
);
