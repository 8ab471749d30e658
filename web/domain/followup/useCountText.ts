import { useTranslation } from 'react-i18next';
import { months } from './months.ts';

/** Says over how many months a figure is: all of the year, or their number. */
export const useCountText = () => {
  const { t } = useTranslation();
  return (counted: number): string =>
    counted === months.length ? t('followup.wholeYear') : t('followup.months', { months: String(counted) });
};
