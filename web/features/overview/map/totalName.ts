import type { TFunction } from 'i18next';
import type { Outline } from '../model/outline.ts';

/** Returns the label of the total: of the whole place, or of the part that the account may read. */
export const totalName = (t: TFunction, { name, kind, place }: Outline): string => {
  if (kind !== 'total') return name;
  if (place?.level === 'unit') return t('overview.total.unit');
  if (!place?.canRead) return t('overview.total.part');
  return place.level === 'area' ? t('overview.total.area') : t('overview.total.org');
};
