import { useTranslation } from 'react-i18next';
import type { Category } from '#shared/model/category.ts';
import { formatMinutes } from '#shared/quantity/minutes.ts';
import { daysIn, type Period } from '#shared/time/period.ts';
import { valueOn } from '#shared/time/timeline.ts';
import { longDayText } from '#web/kit/ui/dates.ts';

/** Returns the days of a period, its number of weeks, and the full-time week on its first day, as texts. */
export const usePeriodFacts = (): ((period: Period, category: Category) => readonly string[]) => {
  const { t } = useTranslation();
  return (period, category) => {
    const fullTime = valueOn(category.periods, period.start);
    return [
      period.end === null
        ? `${longDayText(period.start)} – ${t('ui.period.open')}`
        : `${longDayText(period.start)} – ${longDayText(period.end)}`,
      ...(period.end === null ? [] : [t('ui.period.weeks', { count: daysIn(period) / 7 })]),
      ...(fullTime
        ? [t('demand.fullTime', { time: formatMinutes(fullTime.workingHours * 60 + fullTime.workingMinutes) })]
        : [t('demand.noFullTime')]),
    ];
  };
};
