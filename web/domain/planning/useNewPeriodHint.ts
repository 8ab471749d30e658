import { useTranslation } from 'react-i18next';
import { weekOf } from '#shared/time/week.ts';
import { today } from '#web/kit/ui/dates.ts';
import { weekLabel } from '#web/kit/ui/weeks.ts';

/** What works where a value of an old period cannot be changed: a new period from this week on, which ends or splits the old one. */
export const useNewPeriodHint = (): string => {
  const { t } = useTranslation();
  return t('ui.period.newFrom', { week: weekLabel(weekOf(today())) });
};
