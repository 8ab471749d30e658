import { useTranslation } from 'react-i18next';
import type { Times } from '../model/times.ts';

/** The times of a shift as text: the clock, and what else differs. */
export const useTimesText = (): ((times: Times) => string) => {
  const { t } = useTranslation();
  return ({ clock, break: pause, duty, flags }) =>
    [
      clock === '' ? '–' : clock,
      ...(flags ? [flags.length === 0 ? '–' : flags.map((flag) => t(`demand.flag.${flag}`)).join(' ')] : []),
      ...(pause === undefined ? [] : [t('demand.compare.break', { time: pause })]),
      ...(duty === undefined ? [] : [t('demand.compare.duty', { time: duty })]),
    ].join(', ');
};
