import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PlaceTree } from '#shared/model/placeTree.ts';
import { useIsPhone } from '#web/kit/ui/hooks/useMedia.ts';
import type { Column } from '#web/kit/ui/list/column.ts';
import { Bone } from '#web/kit/ui/state/Skeletons.tsx';
import { weekSpan } from '#web/kit/ui/weeks.ts';
import { href } from '#web/platform/navigation/href.ts';
import type { OrgIds } from '../ids.ts';
import type { Figures, UnitFigures } from '../model/unitFigures.ts';
import styles from './AreaTable.module.css';
import { UnitMenu } from './RowMenus.tsx';
import { HiddenMark, ToDo } from './ToDo.tsx';

export type Area = PlaceTree[number]['areas'][number];

/** A unit of the tree, with its area. */
export type ListedUnit = Area['units'][number] & { readonly areaId: string };

/** The column of the menus, whose heading is not shown. */
export const MENU = 'menu';

/** What is known of a figure: a grey bar while it is loaded, a dash where it cannot be read. */
export const figureText = <Value,>(
  figures: Figures,
  read: (figures: Exclude<Figures, string>) => Value | undefined,
  show: (value: Value) => ReactNode,
): ReactNode => {
  if (figures === 'loading')
    return (
      <span className={styles.bone}>
        <Bone width={32} height={10} />
      </span>
    );
  const value = figures === 'unknown' ? undefined : read(figures);
  return value === undefined ? '–' : show(value);
};

/** The names of the categories of a unit; a category of the budget alone is kept in Budget. */
export const categoryNames = ({ categories }: Pick<ListedUnit, 'categories'>): readonly string[] =>
  categories.filter(({ isBudgetCategory }) => !isBudgetCategory).map(({ name }) => name);

/** The columns of the units of an organisation. A phone has no room for the short names, the categories and the menus. */
export const useFigureColumns = (ids: OrgIds, figures: Figures): readonly Column<ListedUnit>[] => {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const idsOf = ({ id, areaId }: ListedUnit) => ({ ...ids, areaId, unitId: id });
  const figure = ({ id }: ListedUnit, show: (own: UnitFigures) => ReactNode) =>
    figureText(figures, (known) => known.get(id), show);
  const toDo = (unit: ListedUnit) =>
    unit.hidden ? <HiddenMark /> : figure(unit, (own) => <ToDo ids={idsOf(unit)} figures={own} />);
  const demandTo = ({ demandTo: last }: UnitFigures): ReactNode => {
    if (last === 'none') return '–';
    return last === 'open' ? <span className={styles.open}>{t('ui.period.openShort')}</span> : weekSpan(last, last);
  };
  const name: Column<ListedUnit> = {
    id: 'name',
    head: t('manage.level.unit'),
    value: (unit) => unit.name,
    cell: (unit) => (
      <>
        <Link to={href.manage(idsOf(unit))}>{unit.name}</Link>
        {isPhone && (unit.hidden || typeof figures !== 'string') && toDo(unit)}
      </>
    ),
  };
  return [
    name,
    ...(isPhone
      ? []
      : ([
          { id: 'shortName', head: t('manage.field.shortName'), value: ({ shortName }) => shortName },
          {
            id: 'categories',
            head: t('manage.list.categories'),
            value: (unit) => categoryNames(unit).length,
            cell: (unit) => <span title={categoryNames(unit).join(', ')}>{categoryNames(unit).length}</span>,
            align: 'right',
          },
        ] satisfies Column<ListedUnit>[])),
    {
      id: 'staff',
      head: t('manage.units.staff'),
      value: () => '',
      cell: (unit) => figure(unit, ({ staff }) => staff),
      align: 'right',
    },
    {
      id: 'demandTo',
      head: t('manage.units.demandTo'),
      value: () => '',
      cell: (unit) => <span className={styles.week}>{figure(unit, demandTo)}</span>,
    },
    ...(isPhone ? [] : [{ id: 'toDo', head: t('manage.units.toDo'), value: () => '', cell: toDo }]),
    ...(isPhone
      ? []
      : ([
          {
            id: MENU,
            head: t('manage.units.menu'),
            value: () => '',
            cell: (unit) => <UnitMenu ids={idsOf(unit)} name={unit.name} />,
            align: 'right',
          },
        ] satisfies Column<ListedUnit>[])),
  ];
};
