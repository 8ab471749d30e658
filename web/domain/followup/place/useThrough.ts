import { useTranslation } from 'react-i18next';
import type { PlaceFollowUp } from '#shared/model/placeFollowUp.ts';
import { longMonth } from '#web/domain/followup/months.ts';

/** `Januari–oktober`: the months that have ended. */
export const useThrough = ({ through }: Pick<PlaceFollowUp, 'through'>): string => {
  const { t } = useTranslation();
  if (through === 0) return t('followup.place.noMonth');
  return through === 1 ? longMonth(1) : `${longMonth(1)}–${longMonth(through).toLowerCase()}`;
};
