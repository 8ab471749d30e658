import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import type { Category, CategoryPeriod } from '#shared/model/category.ts';
import { formatMinutes, minutesOf } from '#shared/quantity/minutes.ts';
import { href, NEW } from '#web/navigation/href.ts';
import { today } from '#web/ui/dates.ts';
import type { Column } from '#web/ui/list/column.ts';
import { OrderTable } from '#web/ui/list/OrderTable.tsx';
import type { UnitIds } from '../ids.ts';
import { CreateButton } from '../list/CreateButton.tsx';
import { PhaseCard } from '../list/PhaseCard.tsx';
import { SortTable } from '../list/SortTable.tsx';
import { useColumns } from '../list/useColumns.tsx';
import { useOrder } from '../list/useOrder.ts';
import { useSorting } from '../list/useSorting.ts';
import { usePhase } from '../period/PhaseFilter.tsx';
import { inPhase } from '../period/phases.ts';
import { usePeriodText } from '../period/usePeriodText.ts';

interface CategoryListProps {
  readonly ids: UnitIds;
  readonly categories: readonly Category[];
  /** Shows the categories in another order before the server has answered. */
  readonly onOrdered: (categories: readonly Category[]) => void;
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly category: Category;
  readonly period: CategoryPeriod | undefined;
}

/** The sorting by which the categories are in their own order, which can then be changed. */
const ORDER = { column: 'order', descending: false } as const;

/** The categories of a unit: earlier, current or coming, sorted or put in order. */
export const CategoryList = ({ ids, categories, onOrdered }: CategoryListProps) => {
  const { t } = useTranslation();
  const { name } = useColumns((id) => href.manage({ ...ids, categoryId: id }));
  const periodText = usePeriodText();
  const [phase, setPhase] = usePhase();
  const [sorting, sort] = useSorting('categories');
  const { problem, put } = useOrder({
    endpoint: hierarchy.orderCategories,
    params: ids,
    things: categories,
    onOrdered,
  });
  const planned = categories.filter(({ isBudgetCategory }) => !isBudgetCategory);
  const rows = inPhase(planned, phase, today()).map(
    ({ thing, period }): Row => ({
      id: thing.id,
      name: thing.name,
      category: thing,
      period,
    }),
  );
  const columns: readonly Column<Row>[] = [
    name,
    {
      id: 'workingTime',
      head: t('manage.field.workingTime'),
      value: ({ period }) => minutesOf(period?.workingHours, period?.workingMinutes),
      cell: ({ period }) => (period ? formatMinutes(minutesOf(period.workingHours, period.workingMinutes)) : '–'),
    },
    {
      id: 'period',
      head: t('manage.period.one'),
      value: ({ period }) => period?.start ?? '',
      cell: ({ period }) => (period ? periodText(period) : t('manage.period.none')),
      wideOnly: true,
    },
    {
      id: 'shifts',
      head: t('manage.list.shifts'),
      value: ({ category }) => category.shifts.length,
      align: 'right',
      wideOnly: true,
    },
  ];
  const ordering = sorting.column === ORDER.column;
  const title = t('manage.list.categories');
  return (
    <PhaseCard
      title={title}
      problem={problem}
      things={planned}
      phase={phase}
      onPhase={setPhase}
      shown={rows.length}
      tools={
        <Button aria-pressed={ordering} onClick={() => sort(ordering ? { column: 'name', descending: false } : ORDER)}>
          {ordering ? t('manage.order.done') : t('manage.order.change')}
        </Button>
      }
      create={<CreateButton to={href.manage({ ...ids, categoryId: NEW })} label={t('manage.new.category')} />}
      empty={{ title: t('manage.empty.categories'), text: t('manage.empty.categoriesText') }}
    >
      {ordering ? (
        <OrderTable label={title} rows={rows} columns={columns} onOrder={put} />
      ) : (
        <SortTable label={title} rows={rows} columns={columns} sorting={sorting} onSort={sort} />
      )}
    </PhaseCard>
  );
};
