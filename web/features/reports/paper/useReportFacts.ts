import { useTranslation } from 'react-i18next';
import type { Definition } from '../model/definition.ts';
import { isWorked, types } from '../model/types.ts';

/** Names of categories or activities written out; more are counted. */
const NAMED = 2;

/** Under the title of a report: which unit, or how many, and which categories or activities it is of. */
export const useReportFacts = (
  { type, keyvalue, unitIds, forCat = [], allCategories, activities }: Definition,
  units: readonly { readonly unitName: string | null }[] = [],
): readonly string[] => {
  const { t } = useTranslation();
  const of = types[type].parts;
  const isAll = of === 'activities' ? activities === undefined : allCategories || isWorked(keyvalue);
  const names = of === 'activities' ? (activities ?? []) : forCat;
  return [
    (units.length === 1 && units[0]?.unitName) || t('reports.facts.units', { count: unitIds.length }),
    isAll
      ? t(`reports.facts.all.${of}`)
      : names.length <= NAMED
        ? names.join(', ')
        : t(`reports.facts.${of}`, { count: names.length }),
  ];
};
