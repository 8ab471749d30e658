import { DecimalInput } from '#web/kit/ui/inputs/DecimalInput.tsx';
import type { DecimalLimits } from '#web/kit/ui/inputs/digits.ts';
import { Field } from '#web/kit/ui/state/Field.tsx';
import styles from './PeriodFields.module.css';

interface RateInputProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly limits: DecimalLimits;
  readonly onChange: (text: string) => void;
  readonly disabled?: boolean;
  readonly error?: string | undefined;
  readonly help?: string | undefined;
}

/** A rate with its label: takes only what can be one. */
export const RateInput = ({ id, label, error, help, ...props }: RateInputProps) => (
  <Field id={id} label={label} error={error} help={help}>
    <DecimalInput
      {...props}
      id={id}
      className={styles.rate}
      invalid={error !== undefined}
      describedBy={error === undefined ? undefined : `${id}-error`}
    />
  </Field>
);
