import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Receipt } from '#shared/model/receipt.ts';
import { PlanPrint } from '#web/domain/planning/PlanPrint.tsx';
import { weekDates } from '#web/kit/ui/dates.ts';
import { HolidayList } from '#web/kit/ui/holidays/HolidayList.tsx';
import { PrintSheet } from '#web/kit/ui/print/PrintFrame.tsx';
import { PrintNote } from '#web/kit/ui/print/PrintNote.tsx';
import type { Place } from '#web/platform/navigation/place.ts';
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
