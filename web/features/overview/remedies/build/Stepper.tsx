import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { round } from '#shared/quantity/round.ts';
import { formatReceipt } from '#web/kit/ui/figures/format.ts';
import { useFaultText } from '#web/kit/ui/hooks/useTexts.ts';
import styles from './Measures.module.css';
import { amountFault } from './model.ts';

interface StepperProps {
  readonly name: string;
  readonly value: number;
  /** What is typed and not left, or at fault; undefined: the value. */
  readonly typed: string | undefined;
  readonly limit: number;
  readonly disabled: boolean;
  readonly onChange: (value: number) => void;
  readonly onType: (text: string | undefined) => void;
}

const STEP = 0.05;

/** Services of a measure: by steps within its limit, or typed in hundredths; what is typed beyond it stays, with the reason. */
export const Stepper = ({ name, value, typed, limit, disabled, onChange, onType }: StepperProps) => {
  const { t } = useTranslation();
  const textOf = useFaultText();
  const id = useId();
  const step = (next: number) => {
    onType(undefined);
    onChange(Math.min(limit, Math.max(0, round(next, 2))));
  };
  const fault = typed === undefined ? undefined : amountFault(typed, limit);
  return (
    <>
      <span className={styles.stepper}>
        <button
          type="button"
          aria-label={t('remedies.build.less', { name })}
          disabled={disabled || value <= 0}
          onClick={() => step(value - STEP)}
        >
          −
        </button>
        <input
          inputMode="decimal"
          aria-label={t('remedies.build.amount', { name })}
          aria-invalid={fault !== undefined || undefined}
          aria-describedby={fault && id}
          value={typed ?? formatReceipt(value)}
          disabled={disabled}
          onChange={({ target }) => onType(target.value)}
          onBlur={() => fault ?? onType(undefined)}
        />
        <button
          type="button"
          aria-label={t('remedies.build.more', { name })}
          disabled={disabled || value >= limit}
          onClick={() => step(value + STEP)}
        >
          +
        </button>
      </span>
      {fault && (
        <small id={id} role="alert" className={styles.fault}>
          {textOf(fault)}
        </small>
      )}
    </>
  );
};
