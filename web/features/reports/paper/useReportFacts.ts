import { useTranslation } from 'react-i18next';
import type { Definition } from '../model/definition.ts';

/** Names of categories written out; more are counted. */
const NAMED = 2;

/** Under the title of a report: which unit, or how many, and which categories it is of. */
export const useReportFacts = (
  { unitIds, forCat = [], allCategories }: Definition,
  units: readonly { readonly unitName: string | null }[] = [],
): readonly string[] => {
  const { t } = useTranslation();
  return [
    (units.length === 1 && units[0]?.unitName) || t('reports.facts.units', { count: unitIds.length }),
    allCategories
      ? t('reports.facts.allCategories')
      : forCat.length <= NAMED
        ? forCat.join(', ')
        : t('reports.facts.categories', { count: forCat.length }),
  ];
};
