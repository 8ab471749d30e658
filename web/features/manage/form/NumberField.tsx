import { type ReactNode, useId } from 'react';
import { NumberInput } from '#web/kit/ui/inputs/NumberInput.tsx';
import { Field } from '#web/kit/ui/state/Field.tsx';
import styles from './Group.module.css';

interface NumberFieldProps {
  readonly label: string;
  readonly max: number;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly error?: string | undefined;
  readonly help?: ReactNode;
}

/** A labelled field for a whole number, with its error below. */
export const NumberField = ({ label, max, value, onChange, error, help }: NumberFieldProps) => {
  const id = useId();
  return (
    <Field id={id} label={label} error={error} help={help}>
      <NumberInput
        id={id}
        className={styles.short}
        max={max}
        value={value}
        onChange={onChange}
        invalid={error !== undefined}
        describedBy={error === undefined ? undefined : `${id}-error`}
      />
    </Field>
  );
};
