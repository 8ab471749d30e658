import { useTranslation } from 'react-i18next';
import { round } from '#shared/quantity/round.ts';
import { formatReceipt } from '#web/kit/ui/figures/format.ts';
import styles from './Measures.module.css';

interface StepperProps {
  readonly name: string;
  readonly value: number;
  /** What is typed and not left, or at fault; undefined: the value. */
  readonly typed: string | undefined;
  readonly limit: number;
  /** The id of what says what is wrong with the typed; undefined: nothing is. */
  readonly faultId: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (value: number) => void;
  readonly onType: (text: string | undefined) => void;
}

const STEP = 0.05;

/** Services of a measure: by steps within its limit, or typed in hundredths; what is typed beyond it stays. */
export const Stepper = ({ name, value, typed, limit, faultId, disabled, onChange, onType }: StepperProps) => {
  const { t } = useTranslation();
  const step = (next: number) => {
    onType(undefined);
    onChange(Math.min(limit, Math.max(0, round(next, 2))));
  };
  return (
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
        aria-invalid={faultId !== undefined || undefined}
        aria-describedby={faultId}
        value={typed ?? formatReceipt(value)}
        disabled={disabled}
        onChange={({ target }) => onType(target.value)}
        onBlur={() => faultId ?? onType(undefined)}
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
  );
};
