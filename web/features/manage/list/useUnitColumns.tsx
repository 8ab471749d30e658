import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Column } from '#web/kit/ui/list/column.ts';

/** What a list says of a unit. */
interface ListedUnit {
  readonly id: string;
  readonly name: string;
  readonly shortName: string;
  readonly hidden: boolean;
  readonly hasBedsActivated: boolean;
  readonly hasBudgetHours: boolean;
  readonly categories: readonly { readonly id: string; readonly isBudgetCategory?: boolean }[];
}

/** The columns of lists of units. */
export const useUnitColumns = (hrefOf: (unitId: string) => string): readonly Column<ListedUnit>[] => {
  const { t } = useTranslation();
  const shows = ({ hasBedsActivated, hasBudgetHours, hidden }: ListedUnit): string =>
    [
      hidden && t('manage.field.hidden'),
      hasBedsActivated && t('manage.field.hasBedsActivated'),
      hasBudgetHours && t('manage.field.hasBudgetHours'),
    ]
      .filter(Boolean)
      .join(' · ');
  return [
    {
      id: 'name',
      head: t('manage.field.name'),
      value: ({ name }) => name,
      cell: ({ id, name }) => <Link to={hrefOf(id)}>{name}</Link>,
    },
    { id: 'shortName', head: t('manage.field.shortName'), value: ({ shortName }) => shortName },
    { id: 'shows', head: t('manage.field.screens'), value: shows, wideOnly: true },
    {
      id: 'categories',
      head: t('manage.list.categories'),
      // Those of the budget alone are kept in Budget.
      value: ({ categories }) => categories.filter(({ isBudgetCategory }) => !isBudgetCategory).length,
      align: 'right',
      wideOnly: true,
    },
  ];
};
