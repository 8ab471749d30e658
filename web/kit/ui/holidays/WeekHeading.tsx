import type { ComponentProps } from 'react';
import type { Week } from '#shared/time/week.ts';
import { weekLabel } from '#web/kit/ui/weeks.ts';
import { weekDates } from '../dates.ts';
import { HolidayMarks } from './HolidayMarks.tsx';

interface WeekHeadingProps extends ComponentProps<'th'> {
  readonly week: Week;
  /** This week. */
  readonly isNow: boolean;
}

/** The head of a week's column: its number, holidays and school break; its days as tooltip. */
export const WeekHeading = ({ week, isNow, ...props }: WeekHeadingProps) => (
  <th
    {...props}
    scope="col"
    title={`${weekLabel(week)}: ${weekDates(week.start)}`}
    aria-current={isNow ? 'date' : undefined}
  >
    <span>
      {weekLabel(week)}
      <HolidayMarks monday={week.start} />
    </span>
  </th>
);
