import { useTranslation } from 'react-i18next';
import type { Category } from '#shared/model/category.ts';
import { today } from '#web/kit/ui/dates.ts';
import { OrderFrame } from '#web/kit/ui/list/OrderFrame.tsx';
import { href, NEW } from '#web/platform/navigation/href.ts';
import type { UnitIds } from '../ids.ts';
import { CreateButton } from '../list/CreateButton.tsx';
import { PhaseCard } from '../list/PhaseCard.tsx';
import { useView } from '../period/PhaseFilter.tsx';
import { isIn } from '../period/phases.ts';
import { ShiftRows } from './ShiftRows.tsx';
import styles from './ShiftTable.module.css';
import { useShiftColumns } from './useShiftColumns.tsx';
import { useShiftUses } from './useShiftUses.ts';

interface CategoryShiftsProps {
  readonly ids: UnitIds;
  readonly category: Category;
  /** Shows the category with its shifts in another order before the server has answered. */
  readonly onChanged: (category: Category) => void;
}

/** The shifts of a category, in their order. */
export const CategoryShifts = ({ ids, category, onChanged }: CategoryShiftsProps) => {
  const { t } = useTranslation();
  const [view, setView] = useView();
  const uses = useShiftUses(ids);
  const columns = useShiftColumns(uses);
  const { shifts } = category;
  const title = t('manage.list.shifts');
  return (
    <PhaseCard
      title={title}
      note={shifts.length}
      isEmpty={shifts.length === 0}
      view={view}
      onView={setView}
      shown={shifts.filter((shift) => isIn(shift, view, today())).length}
      create={
        <CreateButton
          to={href.manage({ ...ids, categoryId: category.id, shiftId: NEW })}
          label={t('manage.new.shift')}
        />
      }
      empty={{ title: t('manage.empty.shifts'), text: t('manage.empty.shiftsText') }}
    >
      <OrderFrame label={title} columns={columns} className={styles.table}>
        {(parts) => (
          <ShiftRows
            ids={ids}
            category={category}
            view={view}
            uses={uses}
            parts={parts}
            onOrdered={(ordered) => onChanged({ ...category, shifts: [...ordered] })}
          />
        )}
      </OrderFrame>
    </PhaseCard>
  );
};
