import { useTranslation } from 'react-i18next';
import type { ShiftPeriodType } from '#shared/model/shift.ts';
import { formatMinutes, minutesOf } from '#shared/quantity/minutes.ts';

interface Measured {
  readonly type: ShiftPeriodType;
  readonly extraHours?: number | null | undefined;
  readonly extraMinutes?: number | null | undefined;
  readonly weeks?: number | null | undefined;
  readonly nights?: number | null | undefined;
  readonly newWorkingHours?: number | null | undefined;
  readonly newWorkingMinutes?: number | null | undefined;
}

/** The measures of a shift period: `12 nätter på 8 veckor, 34:20`; empty for Standard. */
export const useMeasure = (): ((period: Measured) => string) => {
  const { t } = useTranslation();
  return (period) => {
    const week = formatMinutes(minutesOf(period.newWorkingHours, period.newWorkingMinutes));
    switch (period.type) {
      case 'Standard':
        return '';
      case 'ExtraHours':
        return t('manage.shift.extraEach', {
          time: formatMinutes(minutesOf(period.extraHours, period.extraMinutes)),
        });
      case 'Rotation': {
        const nights = t('manage.shift.nightCount', { count: period.nights ?? 0 });
        const weeks = t('schemas.count', { count: period.weeks ?? 0 });
        return `${t('manage.shift.turns', { nights, weeks })}, ${week}`;
      }
      case 'Other':
        return week;
    }
  };
};

/** The type of a shift period with its measures, in one line: `Rotation, 12 nätter på 8 veckor, 34:20`. */
export const useMeasureText = (): ((period: Measured) => string) => {
  const { t } = useTranslation();
  const measure = useMeasure();
  return (period) => [t(`manage.shift.types.${period.type}`), measure(period)].filter((text) => text !== '').join(', ');
};
