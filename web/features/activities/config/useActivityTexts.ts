import { useTranslation } from 'react-i18next';
import type { Activity } from '#shared/model/activity.ts';

/** Returns the texts of an activity's fields. */
export const useActivityTexts = () => {
  const { t } = useTranslation();
  return {
    years: ({ start, end }: { readonly start: number | string; readonly end: number | string | null }): string =>
      `${start} – ${end === null || end === '' ? t('activities.open') : end}`,
    kind: (map: Activity['map']): string => (map === null ? '' : t(`activities.kind.${map}`)),
    /** How the year follows from the months, where there is a choice. */
    calc: ({ type, isHeader, calc }: Pick<Activity, 'type' | 'isHeader' | 'calc'>): string =>
      type === 'Other' && !isHeader ? t(`activities.calc.${calc}`) : '',
  };
};
