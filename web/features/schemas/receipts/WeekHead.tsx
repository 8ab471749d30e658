import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Receipt } from '#shared/model/receipt.ts';
import type { Day } from '#shared/time/day.ts';
import { HolidayMarks } from '#web/kit/ui/holidays/HolidayMarks.tsx';
import { monthsOf } from '#web/kit/ui/months.ts';
import { weekName } from '#web/kit/ui/weeks.ts';
import { Months } from './Months.tsx';
import styles from './Receipts.module.css';

interface WeekHeadProps {
  readonly receipts: readonly Receipt[];
  /** Mondays. */
  readonly selected: Day;
  readonly thisWeek: Day;
  readonly onSelect: (monday: Day) => void;
  /** Below the months, where the labels are: the weeks that are scrolled away. Undefined where all are seen. */
  readonly hidden: ReactNode;
}

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowLeft: (index) => Math.max(0, index - 1),
  ArrowRight: (index, last) => Math.min(last, index + 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Months and weeks over the columns. The weeks are one tab stop; arrows, Home and End move between them. */
export const WeekHead = ({ receipts, selected, thisWeek, onSelect, hidden }: WeekHeadProps) => {
  const { t } = useTranslation();
  const months = useMemo(() => monthsOf(receipts.map(({ start }) => start)), [receipts]);
  const firsts = new Set(months.map(({ first }) => first));

  const move = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
    const next = steps[event.key]?.(index, receipts.length - 1);
    const receipt = next === undefined ? undefined : receipts[next];
    if (next === undefined || receipt === undefined) return;
    event.preventDefault();
    event.currentTarget.closest('tr')?.querySelectorAll<HTMLElement>('th button')[next]?.focus({ preventScroll: true });
    if (next !== index) onSelect(receipt.start);
  };

  const classOf = ({ start }: Receipt, index: number) =>
    clsx(
      styles.week,
      start === selected && styles.selected,
      start === thisWeek && styles.now,
      firsts.has(index) && styles.monthStart,
    );

  return (
    <thead>
      <tr>
        <td className={styles.corner} />
        <Months
          months={months}
          selected={receipts.findIndex(({ start }) => start === selected)}
          isShort={hidden !== undefined}
        />
      </tr>
      <tr>
        <td className={`${styles.corner} ${styles.under}`}>
          <span id="schemas-choose" className="visually-hidden">
            {t('schemas.choose')}
          </span>
          {hidden}
        </td>
        {receipts.map((receipt, index) => (
          <th
            key={receipt.start}
            scope="col"
            className={classOf(receipt, index)}
            aria-current={receipt.start === thisWeek ? 'date' : undefined}
          >
            <button
              type="button"
              aria-pressed={receipt.start === selected}
              aria-describedby="schemas-choose"
              tabIndex={receipt.start === selected ? 0 : -1}
              onClick={() => onSelect(receipt.start)}
              onKeyDown={(event) => move(event, index)}
            >
              {weekName(receipt.week)}
              <HolidayMarks monday={receipt.start} />
            </button>
          </th>
        ))}
      </tr>
    </thead>
  );
};
