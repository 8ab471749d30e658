import { useTranslation } from 'react-i18next';
import type { ShiftPeriod } from '#shared/model/shift.ts';

/** Whether a shift period is a night or on duty, in words; empty when neither. */
export const useMarks = (): ((period: Pick<ShiftPeriod, 'isNightShift' | 'isDutyShift'>) => string) => {
  const { t } = useTranslation();
  return ({ isNightShift, isDutyShift }) =>
    [isNightShift && t('manage.shift.night'), isDutyShift && t('manage.shift.duty')].filter(Boolean).join(', ');
};
