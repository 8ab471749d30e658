import type { TFunction } from 'i18next';
import type { Outline } from '../model/outline.ts';

/** What the sum of all is called: of the whole place, or of what the caller may see of it. */
export const totalName = (t: TFunction, { name, kind, place }: Outline): string => {
  if (kind !== 'total') return name;
  if (place?.level === 'unit') return t('overview.total.unit');
  if (!place?.canRead) return t('overview.total.part');
  return place.level === 'area' ? t('overview.total.area') : t('overview.total.org');
};
