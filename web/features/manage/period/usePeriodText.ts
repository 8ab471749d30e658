import { useTranslation } from 'react-i18next';
import type { Period } from '#shared/time/period.ts';
import { dayText } from '#web/kit/ui/dates.ts';

/** A period by its days: `2 feb 2026 – tillsvidare`. */
export const usePeriodText = (): ((period: Period) => string) => {
  const { t } = useTranslation();
  return ({ start, end }) =>
    `${dayText(start, { year: true })} – ${end === null ? t('ui.period.open') : dayText(end, { year: true })}`;
};
