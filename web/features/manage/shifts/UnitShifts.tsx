import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import type { Category } from '#shared/model/category.ts';
import { useOrder } from '#web/kit/forms/useOrder.tsx';
import { today } from '#web/kit/ui/dates.ts';
import { OrderFrame, type OrderParts } from '#web/kit/ui/list/OrderFrame.tsx';
import { useMoves } from '#web/kit/ui/list/useMoves.ts';
import { useChange } from '#web/platform/api/useChange.ts';
import { href, NEW } from '#web/platform/navigation/href.ts';
import type { UnitIds } from '../ids.ts';
import { CreateButton } from '../list/CreateButton.tsx';
import { PhaseCard } from '../list/PhaseCard.tsx';
import { useView } from '../period/PhaseFilter.tsx';
import { isIn, type View } from '../period/phases.ts';
import { CategoryHead } from './CategoryHead.tsx';
import { ShiftRows } from './ShiftRows.tsx';
import styles from './ShiftTable.module.css';
import { useShiftColumns } from './useShiftColumns.tsx';
import { type ShiftUses, useShiftUses } from './useShiftUses.ts';

interface UnitShiftsProps {
  readonly ids: UnitIds;
  readonly categories: readonly Category[];
  /** Shows the categories, and their shifts, in another order before the server has answered. */
  readonly onOrdered: (categories: readonly Category[]) => void;
}

interface GroupsProps extends Omit<UnitShiftsProps, 'onOrdered'> {
  readonly view: View;
  readonly uses: ShiftUses | undefined;
  readonly parts: OrderParts;
  readonly table: RefObject<HTMLTableElement | null>;
  readonly onOrder: (ids: readonly string[]) => void;
  readonly onChanged: (category: Category) => void;
}

const Groups = ({ ids, categories, view, uses, parts, table, onOrder, onChanged }: GroupsProps) => {
  const { shown, handleOf } = useMoves({ rows: categories, body: table, onOrder, say: parts.say });
  return shown.map((category, at) => (
    <ShiftRows
      key={category.id}
      ids={ids}
      category={category}
      view={view}
      uses={uses}
      parts={parts}
      head={
        <CategoryHead ids={ids} category={category} view={view} handle={handleOf(category, at)} hint={parts.hint} />
      }
      onOrdered={(shifts) => onChanged({ ...category, shifts: [...shifts] })}
    />
  ));
};

/** All categories of a unit with all their shifts, in their order. */
export const UnitShifts = ({ ids, categories, onOrdered }: UnitShiftsProps) => {
  const { t } = useTranslation();
  const table = useRef<HTMLTableElement>(null);
  const [view, setView] = useView();
  const change = useChange(hierarchy.orderCategories, { reloads: true });
  const { problem, put, dialog } = useOrder({
    change,
    send: (body) => change.run({ params: ids, body }),
    things: categories,
    onOrdered,
  });
  const uses = useShiftUses(ids);
  const columns = useShiftColumns(uses);
  const planned = categories.filter(({ isBudgetCategory }) => !isBudgetCategory);
  const shown = planned.filter(
    (category) => isIn(category, view, today()) || category.shifts.some((shift) => isIn(shift, view, today())),
  );
  const title = t('manage.list.categoriesAndShifts');
  return (
    <PhaseCard
      title={title}
      note={t('manage.list.counts', {
        categories: t('manage.list.categoryCount', { count: planned.length }),
        shifts: t('manage.shift.count', { count: planned.reduce((sum, { shifts }) => sum + shifts.length, 0) }),
      })}
      problem={problem}
      isEmpty={planned.length === 0}
      view={view}
      onView={setView}
      shown={shown.length}
      create={<CreateButton to={href.manage({ ...ids, categoryId: NEW })} label={t('manage.new.category')} />}
      empty={{ title: t('manage.empty.categories'), text: t('manage.empty.categoriesText') }}
    >
      <OrderFrame label={title} columns={columns} className={styles.table} tableRef={table}>
        {(parts) => (
          <Groups
            ids={ids}
            categories={shown}
            view={view}
            uses={uses}
            parts={parts}
            table={table}
            onOrder={put}
            onChanged={(changed) => onOrdered(categories.map((one) => (one.id === changed.id ? changed : one)))}
          />
        )}
      </OrderFrame>
      {dialog}
    </PhaseCard>
  );
};
