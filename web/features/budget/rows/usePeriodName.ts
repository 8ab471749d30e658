import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '#shared/time/period.ts';

/** Returns the name of a budget period: `2026-03-30 – tillsvidare`. */
export const usePeriodName = (): ((period: Period) => string) => {
  const { t } = useTranslation();
  return useCallback(({ start, end }) => `${start} – ${end ?? t('budget.open')}`, [t]);
};
