import type { StoredUnit } from '#functions/core/places/stored.ts';
import { groupedBy } from '#shared/groupedBy.ts';
import type { HeromaCategory } from '#shared/model/hrImport.ts';
import type { CategoryMapping } from '#shared/model/importMapping.ts';
import { comparable, compareNames } from '#shared/text/names.ts';
import type { PersonnelRow } from '../read/rows.ts';
import { categoryFor } from './personnel.ts';

/** The HR categories in a unit's rows, each with the category that its staff belongs to, by name. */
export const heromaCategoriesOf = (
  unit: StoredUnit,
  rows: readonly PersonnelRow[],
  mappings: readonly CategoryMapping[],
): HeromaCategory[] => {
  const categories = unit.categories.filter(({ isBudgetCategory }) => !isBudgetCategory);
  return groupedBy(rows, ({ category }) => comparable(category))
    .map((group): HeromaCategory => {
      const [{ category: heromaName }] = group;
      const { category, start } = categoryFor({ categories, mappings }, heromaName);
      const people = new Set(group.map(({ number }) => comparable(number))).size;
      return { heromaName, adactaName: category?.name ?? null, start, people };
    })
    .sort((a, b) => compareNames(a.heromaName, b.heromaName));
};
