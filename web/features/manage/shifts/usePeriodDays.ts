import { useTranslation } from 'react-i18next';
import type { Period } from '#shared/time/period.ts';
import { dayText } from '#web/kit/ui/dates.ts';
import { useMedia } from '#web/kit/ui/hooks/useMedia.ts';
import { usePeriodText } from '../period/usePeriodText.ts';

/** A period by its days; an open end is abbreviated at widths where the table lacks the room for it on one line. */
export const usePeriodDays = (): ((period: Period) => string) => {
  const { t } = useTranslation();
  const periodText = usePeriodText();
  const isTight = useMedia('(min-width: 701px) and (max-width: 760px)');
  return (period) =>
    isTight && period.end === null
      ? `${dayText(period.start, { year: true })} – ${t('ui.period.openShort')}`
      : periodText(period);
};
