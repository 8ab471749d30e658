import type { Receipt } from '#shared/model/receipt.ts';
import type { Schema } from '#shared/model/schema.ts';
import type { Day } from '#shared/time/day.ts';
import type { CategoryPlace } from '#web/navigation/place.ts';
import { weekDates } from '#web/ui/dates.ts';
import { HolidayList } from '#web/ui/holidays/HolidayList.tsx';
import { weekdayText } from '../texts.ts';
import { Comment } from './Comment.tsx';
import { WeekChooser } from './WeekChooser.tsx';
import { WeekFigures } from './WeekFigures.tsx';
import styles from './WeekPanel.module.css';
import { WeekPeople } from './WeekPeople.tsx';

const holidayStyles = { list: styles.holidays, day: styles.dot, break: styles.bar };

/** What the panel is about, and the way to another week. */
export interface WeekPanelProps {
  readonly place: CategoryPlace;
  readonly schema: Schema;
  readonly receipts: readonly Receipt[];
  readonly receipt: Receipt;
  /** Whether the comment may be changed. */
  readonly editable: boolean;
  readonly onSelect: (monday: Day) => void;
}

/** The selected week: its name and holidays, its figures and people, and the comment on its plan period. */
export const WeekPanel = ({ place, schema, receipts, receipt, editable, onSelect }: WeekPanelProps) => {
  const { start, week } = receipt;
  return (
    <div className={styles.panel}>
      <WeekChooser receipts={receipts} week={start} onSelect={onSelect} className={styles.chooser}>
        <div aria-live="polite">
          <h2>{week}</h2>
          <p>{weekDates(start)}</p>
        </div>
      </WeekChooser>
      <HolidayList monday={start} dayText={weekdayText} styles={holidayStyles} />
      <WeekFigures receipt={receipt} />
      <WeekPeople place={place} monday={start} />
      <Comment place={place} schema={schema} editable={editable} />
    </div>
  );
};
