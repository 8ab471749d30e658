import Radio from 'antd/es/radio';
import Select from 'antd/es/select';
import { useId } from 'react';
import styles from './Form.module.css';

interface ChoiceProps<Value extends string | number> {
  readonly label: string;
  /** Undefined: none is chosen. */
  readonly value: Value | undefined;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  /** What is wrong with the choice. */
  readonly error?: string | undefined;
}

/** One of many, in a list that unfolds. */
export const Choice = <Value extends string | number>({
  label,
  value,
  options,
  onChange,
  placeholder,
  disabled = false,
  error,
}: ChoiceProps<Value>) => {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <Select<Value>
        id={id}
        value={value as Value}
        disabled={disabled}
        {...(error !== undefined && { status: 'error', 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
        placeholder={placeholder}
        // All options are in the document: the lists are short, and what is not there cannot be read aloud.
        virtual={false}
        options={[...options]}
        onChange={(chosen) => onChange(chosen)}
        style={{ width: '100%' }}
      />
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
};

/** One of a few, all seen at once. */
export const Radios = <Value extends string>({
  label,
  value,
  options,
  onChange,
}: Omit<ChoiceProps<Value>, 'placeholder' | 'disabled' | 'error'>) => {
  const id = useId();
  return (
    <div className={styles.field}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <Radio.Group
        aria-labelledby={id}
        name={id}
        value={value}
        className={styles.radios ?? ''}
        options={[...options]}
        onChange={({ target }) => onChange(target.value as Value)}
      />
    </div>
  );
};
