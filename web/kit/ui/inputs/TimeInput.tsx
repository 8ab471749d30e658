import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { hoursLength, readDecimals, readTime, type TimeTexts } from './digits.ts';
import { NumberInput } from './NumberInput.tsx';
import styles from './TimeInput.module.css';

interface TimeInputProps {
  /** The id of the hours. */
  readonly id: string;
  readonly value: TimeTexts;
  readonly onChange: (time: TimeTexts) => void;
  /** 24 by default. */
  readonly maxHours?: number;
  readonly disabled?: boolean;
  readonly invalid?: boolean;
  readonly describedBy?: string | undefined;
}

/** The separators of a typed time: 38:15, 38.15 or 38,15. */
const SEPARATOR = /^[:.,]$/;

/**
 * Hours and minutes. A colon, or a full number of hours, moves the focus to the minutes; a comma does too, and what follows are the
 * decimals of an hour: 38:15, 3815 and 38,25 are the same time, typed or pasted.
 */
export const TimeInput = ({ id, value, onChange, maxHours = 24, ...shared }: TimeInputProps) => {
  const { t } = useTranslation();
  const unit = useId();
  const change = (part: Partial<TimeTexts>) => onChange({ ...value, ...part });
  const changeHours = (hours: string) => onChange(readTime(hours) ?? { ...value, hours });
  const changeMinutes = (minutes: string) => change({ minutes: minutes.replace(/^:/, '') });
  const finishMinutes = () => {
    const minutes = readDecimals(value.minutes);
    if (minutes !== undefined) change({ minutes });
  };
  const describedBy = (name: string) => [`${unit}-${name}`, shared.describedBy].filter(Boolean).join(' ');
  return (
    <span className={styles.time}>
      <NumberInput
        {...shared}
        id={id}
        className={styles.part}
        max={maxHours}
        leave={SEPARATOR}
        value={value.hours}
        length={(text) => hoursLength(text, maxHours)}
        onChange={changeHours}
        onLeave={(key) => key !== ':' && change({ minutes: ',' })}
        describedBy={describedBy('hours')}
      />
      <span id={`${unit}-hours`} className={styles.unit}>
        {t('ui.time.hours')}
      </span>
      <NumberInput
        {...shared}
        id={`${id}-minutes`}
        className={styles.part}
        label={t('ui.time.minutesLong')}
        max={59}
        value={value.minutes}
        onChange={changeMinutes}
        onDone={finishMinutes}
      />
      <span className={styles.unit} aria-hidden="true">
        {t('ui.time.minutes')}
      </span>
    </span>
  );
};
