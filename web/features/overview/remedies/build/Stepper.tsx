import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatReceipt } from '#shared/quantity/format.ts';
import { parseDecimal } from '#shared/quantity/parse.ts';
import { round } from '#shared/quantity/round.ts';
import styles from './Build.module.css';

interface StepperProps {
  readonly name: string;
  readonly value: number;
  readonly limit: number;
  readonly disabled: boolean;
  readonly onChange: (value: number) => void;
}

const STEP = 0.05;

/** Services of a measure: by steps, or typed in hundredths; never beyond its limit. */
export const Stepper = ({ name, value, limit, disabled, onChange }: StepperProps) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string>();
  const set = (next: number) => onChange(Math.min(limit, Math.max(0, round(next, 2))));
  const text = typed ?? formatReceipt(value);
  const read = parseDecimal(text, 2);
  const isWrong = typed !== undefined && (read === null || read < 0 || read > limit);
  return (
    <span className={styles.stepper}>
      <button
        type="button"
        aria-label={t('remedies.build.less', { name })}
        disabled={disabled || value <= 0}
        onClick={() => set(value - STEP)}
      >
        −
      </button>
      <input
        inputMode="decimal"
        aria-label={t('remedies.build.amount', { name })}
        aria-invalid={isWrong || undefined}
        value={text}
        disabled={disabled}
        onChange={({ target }) => {
          const number = parseDecimal(target.value, 2);
          setTyped(target.value);
          if (number !== null && number >= 0 && number <= limit) onChange(number);
        }}
        onBlur={() => setTyped(undefined)}
      />
      <button
        type="button"
        aria-label={t('remedies.build.more', { name })}
        disabled={disabled || value >= limit}
        onClick={() => set(value + STEP)}
      >
        +
      </button>
    </span>
  );
};
