import { useTranslation } from 'react-i18next';
import type { Receipt } from '#shared/model/receipt.ts';
import type { CategoryPlace } from '#web/navigation/place.ts';
import { PlanPrint } from '#web/planning/PlanPrint.tsx';
import { weekDates } from '#web/ui/dates.ts';
import { HolidayList } from '#web/ui/holidays/HolidayList.tsx';
import { PrintSheet } from '#web/ui/print/PrintFrame.tsx';
import { PrintNote } from '#web/ui/print/PrintNote.tsx';
import { weekdayText } from '../texts.ts';
import { WeekFigures } from '../week/WeekFigures.tsx';
import panelStyles from '../week/WeekPanel.module.css';
import { WeekPeople } from '../week/WeekPeople.tsx';
import styles from './Print.module.css';

interface WeekPrintProps {
  readonly place: CategoryPlace;
  readonly receipt: Receipt;
  readonly comments: string;
}

/** The selected week on paper: its figures, who is away, leaves and comes, and the comment on the plan period. */
export const WeekPrint = ({ place, receipt, comments }: WeekPrintProps) => {
  const { t } = useTranslation();
  const { week, year, start } = receipt;
  return (
    <PlanPrint place={place} screen={t('plan.schemas')} period={`${week} ${year}`} facts={[weekDates(start)]}>
      <PrintSheet>
        <div className={`${panelStyles.panel} ${styles.week}`}>
          <WeekFigures receipt={receipt} />
          <HolidayList monday={start} dayText={weekdayText} styles={{ list: styles.holidays }} />
          <WeekPeople place={place} monday={start} />
        </div>
        <PrintNote label={t('schemas.comment.short')} text={comments} />
      </PrintSheet>
    </PlanPrint>
  );
};
