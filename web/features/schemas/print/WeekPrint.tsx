import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Receipt } from '#shared/model/receipt.ts';
import type { Place } from '#web/navigation/place.ts';
import { PlanPrint } from '#web/planning/PlanPrint.tsx';
import { weekDates } from '#web/ui/dates.ts';
import { HolidayList } from '#web/ui/holidays/HolidayList.tsx';
import { PrintSheet } from '#web/ui/print/PrintFrame.tsx';
import { PrintNote } from '#web/ui/print/PrintNote.tsx';
import { weekdayText } from '../texts.ts';
import panelStyles from '../week/WeekPanel.module.css';
import styles from './Print.module.css';

interface WeekPrintProps {
  readonly place: Place;
  readonly receipt: Receipt;
  /** On the plan period. */
  readonly comments?: string;
  /** The figures of the week, and who is away, leaves and comes. */
  readonly children: ReactNode;
}

/** The selected week on paper: its holidays, figures and people, and the comment on the plan period. */
export const WeekPrint = ({ place, receipt, comments = '', children }: WeekPrintProps) => {
  const { t } = useTranslation();
  const { week, year, start } = receipt;
  return (
    <PlanPrint place={place} screen={t('plan.schemas')} period={`${week} ${year}`} facts={[weekDates(start)]}>
      <PrintSheet>
        <div className={`${panelStyles.panel} ${styles.week}`}>
          <HolidayList monday={start} dayText={weekdayText} styles={{ list: styles.holidays }} />
          {children}
        </div>
        <PrintNote label={t('schemas.comment.short')} text={comments} />
      </PrintSheet>
    </PlanPrint>
  );
};
