import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useIsPhone } from '#web/kit/ui/hooks/useMedia.ts';
import { Cells } from '#web/kit/ui/list/Cells.tsx';
import { type Column, classOf } from '#web/kit/ui/list/column.ts';
import table from '#web/kit/ui/list/Table.module.css';
import { href } from '#web/platform/navigation/href.ts';
import type { OrgIds } from '../ids.ts';
import { type Figures, isToDo, staffOf } from '../model/unitFigures.ts';
import styles from './AreaTable.module.css';
import { AreaMenu } from './RowMenus.tsx';
import { type Area, categoryNames, figureText, type ListedUnit, MENU, useFigureColumns } from './useFigureColumns.tsx';

interface AreaTableProps {
  readonly ids: OrgIds;
  /** By name, each with its units. */
  readonly areas: readonly Area[];
  readonly figures: Figures;
  /** Only the units where something is to do, and the areas that have some. */
  readonly toDoOnly: boolean;
}

interface SumProps {
  readonly units: readonly ListedUnit[];
  readonly figures: Figures;
}

const StaffSum = ({ units, figures }: SumProps) => (
  <td className={table.right}>
    {figureText(
      figures,
      () => staffOf(units, figures),
      (staff) => staff,
    )}
  </td>
);

interface AreaRowsProps extends SumProps {
  readonly ids: OrgIds;
  readonly area: Area;
  readonly columns: readonly Column<ListedUnit>[];
  readonly shown: readonly ListedUnit[];
}

/** An area with its sums, above the units that are shown. */
const AreaRows = ({ ids, area, units, shown, columns, figures }: AreaRowsProps) => {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const count = t('manage.tree.units', { count: units.length });
  const beforeStaff = columns.findIndex(({ id }) => id === 'staff');
  const hasMenu = columns.some(({ id }) => id === MENU);
  return (
    <tbody>
      <tr className={styles.area}>
        <th scope="rowgroup">
          <span className={styles.name}>
            <Link to={href.manage({ ...ids, areaId: area.id })}>{area.name}</Link> {isPhone && <span>{count}</span>}
          </span>
        </th>
        {!isPhone && (
          <td colSpan={beforeStaff - 1} className={table.right}>
            {count}
          </td>
        )}
        <StaffSum units={units} figures={figures} />
        <td colSpan={columns.length - beforeStaff - (hasMenu ? 2 : 1)} />
        {hasMenu && (
          <td className={`${table.right} ${styles.menus}`}>
            <AreaMenu ids={{ ...ids, areaId: area.id }} name={area.name} units={area.units.map(({ name }) => name)} />
          </td>
        )}
      </tr>
      {shown.map((unit) => (
        <tr key={unit.id} className={unit.hidden ? styles.ofHidden : undefined}>
          <Cells columns={columns} row={unit} />
        </tr>
      ))}
    </tbody>
  );
};

interface TotalRowProps extends SumProps {
  readonly columns: readonly Column<ListedUnit>[];
}

const TotalRow = ({ columns, units, figures }: TotalRowProps) => {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const count = units.filter((unit) => isToDo(unit, figures)).length;
  return (
    <tfoot className={styles.total}>
      <tr>
        <th scope="row">{t('overview.total.org')}</th>
        {!isPhone && (
          <>
            <td />
            <td className={table.right}>{units.flatMap(categoryNames).length}</td>
          </>
        )}
        <StaffSum units={units} figures={figures} />
        <td />
        {columns.some(({ id }) => id === 'toDo') && <td>{count > 0 && t('manage.tree.units', { count })}</td>}
        {columns.some(({ id }) => id === MENU) && <td />}
      </tr>
    </tfoot>
  );
};

/** The areas of an organisation, each above its units, and the sums of all. */
export const AreaTable = ({ ids, areas, figures, toDoOnly }: AreaTableProps) => {
  const { t } = useTranslation();
  const columns = useFigureColumns(ids, figures);
  const groups = areas.map((area) => {
    const units = area.units.map((unit): ListedUnit => ({ ...unit, areaId: area.id }));
    return { area, units, shown: toDoOnly ? units.filter((unit) => isToDo(unit, figures)) : units };
  });
  return (
    <table
      className={`${table.table} ${styles.table}`}
      aria-label={t('manage.list.areasAndUnits')}
      aria-busy={figures === 'loading'}
    >
      <thead>
        <tr className={styles.heads}>
          {columns.map((column) => (
            <th key={column.id} scope="col" className={classOf(column)}>
              <span className={column.id === MENU ? 'visually-hidden' : table.sort}>{column.head}</span>
            </th>
          ))}
        </tr>
      </thead>
      {groups
        .filter(({ shown }) => !toDoOnly || shown.length > 0)
        .map((group) => (
          <AreaRows key={group.area.id} {...group} ids={ids} columns={columns} figures={figures} />
        ))}
      <TotalRow columns={columns} units={groups.flatMap(({ units }) => units)} figures={figures} />
    </table>
  );
};
