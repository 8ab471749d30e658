import type { ReactNode } from 'react';
import type { Receipt } from '#shared/model/receipt.ts';
import type { Day } from '#shared/time/day.ts';
import { weekDates } from '#web/kit/ui/dates.ts';
import { HolidayList } from '#web/kit/ui/holidays/HolidayList.tsx';
import { weekName } from '#web/kit/ui/weeks.ts';
import { weekdayText } from '../texts.ts';
import { WeekChooser } from './WeekChooser.tsx';
import styles from './WeekPanel.module.css';

const holidayStyles = { list: styles.holidays, day: styles.dot, break: styles.bar };

/** The selected week, and the way to another one. */
export interface SelectedWeek {
  readonly receipts: readonly Receipt[];
  readonly receipt: Receipt;
  readonly onSelect: (monday: Day) => void;
}

/** The panel of the selected week: its name and holidays over the figures. */
export const WeekFrame = ({
  receipts,
  receipt,
  onSelect,
  children,
}: SelectedWeek & { readonly children: ReactNode }) => {
  const { start, week } = receipt;
  return (
    <div className={styles.panel}>
      <WeekChooser receipts={receipts} week={start} onSelect={onSelect} className={styles.chooser}>
        <div aria-live="polite">
          <h2>{weekName(week)}</h2>
          <p>{weekDates(start)}</p>
        </div>
      </WeekChooser>
      <HolidayList monday={start} dayText={weekdayText} styles={holidayStyles} />
      <div className={styles.parts}>{children}</div>
    </div>
  );
};
