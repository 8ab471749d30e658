import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PlaceTree } from '#shared/model/placeTree.ts';
import { Cells } from '#web/kit/ui/list/Cells.tsx';
import { classOf, headClassOf } from '#web/kit/ui/list/column.ts';
import table from '#web/kit/ui/list/Table.module.css';
import { href } from '#web/platform/navigation/href.ts';
import type { OrgIds } from '../ids.ts';
import styles from './AreaTable.module.css';
import { useUnitColumns } from './useUnitColumns.tsx';

interface AreaTableProps {
  readonly ids: OrgIds;
  /** By name, each with its units. */
  readonly areas: PlaceTree[number]['areas'];
}

const AreaRows = ({ ids, area }: { readonly ids: OrgIds; readonly area: AreaTableProps['areas'][number] }) => {
  const { t } = useTranslation();
  const areaIds = { ...ids, areaId: area.id };
  const columns = useUnitColumns((unitId) => href.manage({ ...areaIds, unitId }));
  return (
    <tbody>
      <tr className={styles.area}>
        <th scope="rowgroup" colSpan={columns.length}>
          <span className={styles.name}>
            <Link to={href.manage(areaIds)}>{area.name}</Link>{' '}
            <span>{t('manage.tree.units', { count: area.units.length })}</span>
          </span>
        </th>
      </tr>
      {area.units.map((unit) => (
        <tr key={unit.id}>
          <Cells columns={columns} row={unit} />
        </tr>
      ))}
    </tbody>
  );
};

/** The areas of an organisation, each above its units. */
export const AreaTable = ({ ids, areas }: AreaTableProps) => {
  const { t } = useTranslation();
  const columns = useUnitColumns(() => '');
  return (
    <table className={`${table.table} ${styles.table}`} aria-label={t('manage.list.areasAndUnits')}>
      <thead className={headClassOf(columns)}>
        <tr>
          {columns.map((column) => (
            <th key={column.id} scope="col" className={classOf(column)}>
              <span className={table.sort}>{column.head}</span>
            </th>
          ))}
        </tr>
      </thead>
      {areas.map((area) => (
        <AreaRows key={area.id} ids={ids} area={area} />
      ))}
    </table>
  );
};
