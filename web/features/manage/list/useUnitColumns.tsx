import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useIsPhone } from '#web/kit/ui/hooks/useMedia.ts';
import type { Column } from '#web/kit/ui/list/column.ts';
import styles from './AreaTable.module.css';

/** What a list says of a unit. */
interface ListedUnit {
  readonly id: string;
  readonly name: string;
  readonly shortName: string;
  readonly hidden: boolean;
  readonly hasBedsActivated: boolean;
  readonly hasBudgetHours: boolean;
  readonly categories: readonly { readonly name: string; readonly isBudgetCategory?: boolean }[];
}

/** The columns of lists of units: what is set on each, which the tree beside the list does not show. */
export const useUnitColumns = (hrefOf: (unitId: string) => string): readonly Column<ListedUnit>[] => {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
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
      cell: ({ id, name, shortName }) => (
        <span className={styles.name}>
          <Link to={hrefOf(id)}>{name}</Link>
          {isPhone && <span>{shortName}</span>}
        </span>
      ),
    },
    {
      id: 'shortName',
      head: t('manage.field.shortName'),
      value: ({ shortName }) => shortName,
      wideOnly: true,
      isInName: true,
    },
    {
      id: 'shows',
      head: t('manage.field.screens'),
      value: shows,
      cell: (unit) => <span className={styles.screens}>{shows(unit)}</span>,
      wideOnly: true,
    },
    {
      id: 'categories',
      head: t('manage.list.categories'),
      // Those of the budget alone are kept in Budget.
      value: ({ categories }) =>
        categories
          .filter(({ isBudgetCategory }) => !isBudgetCategory)
          .map(({ name }) => name)
          .join(', '),
      wideOnly: true,
    },
  ];
};
