import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import { clsx } from 'clsx';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { round } from '#shared/quantity/round.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { overviewOf, planOf } from '../links.ts';
import { countsShortWeeks, isLeaf, isOfUnits } from '../model/outline.ts';
import { type Cell, type MapRow, writtenMean } from '../model/rows.ts';
import { NAME } from '../model/steps.ts';
import { CellFigure, cellText, closeOf, closeOfSum, MarkTexts, marksOf } from './Cell.tsx';
import styles from './CoverageMap.module.css';
import { totalName } from './totalName.ts';

interface RowProps {
  readonly row: MapRow;
  /** Which columns begin a month. */
  readonly monthStarts: ReadonlySet<number>;
  /** The selected week's column, when this row is the selected one. */
  readonly selected: number | undefined;
  readonly hovered: number | undefined;
  /** The one column of the grid that Tab stops at, when it is in this row; −1 the name. */
  readonly stop: number | undefined;
  readonly folded: boolean;
}

/** What a figure below zero is written with. */
const MINUS = '\u2212';

const stopAt = (on: boolean) => ({ tabIndex: on ? 0 : -1 });

/** Attributes of a selectable cell; spread because the linter expects cells of plain tables. */
const cellState = (selected: boolean) => ({ 'aria-selected': selected });

const Name = ({ row, stop, folded }: Pick<RowProps, 'row' | 'stop' | 'folded'>) => {
  const { t } = useTranslation();
  const at = stopAt(stop === NAME);
  if (row.kind === 'area')
    return (
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={!folded}
        data-fold={row.key}
        title={row.name}
        {...at}
      >
        <DownOutlined rotate={folded ? -90 : 0} aria-hidden />
        <span>{row.name}</span>
      </button>
    );
  if (row.kind === 'total')
    return (
      <span className={styles.totalName} {...at}>
        {totalName(t, row)}
      </span>
    );
  const name = (
    <>
      <span className={styles.full}>{row.name}</span>
      <span className={styles.abbreviated}>{row.shortName}</span>
    </>
  );
  if (row.place === undefined) return <span {...at}>{name}</span>;
  const to = row.kind === 'unit' ? overviewOf(row.place, row.cells[0]?.week.start) : planOf(row.place);
  return (
    <Link to={to} title={row.name} {...at}>
      {name}
    </Link>
  );
};

const Sum = ({ value, difference }: { readonly value: number | null; readonly difference: boolean }) => (
  <span className={difference && value !== null && round(value, 1) < 0 ? styles.negative : undefined}>
    {numberText(value, 'keyValue', { sign: true })}
  </span>
);

const ShortWeeks = ({ row }: { readonly row: MapRow }) => (
  <>
    <span className={styles.share} aria-hidden="true">
      <i style={{ width: `${(row.shortWeeks / row.cells.length) * 100}%` }} />
    </span>
    <span>{row.shortWeeks}</span>
  </>
);

interface SumFigureProps {
  readonly row: MapRow;
  readonly cell: Cell;
  readonly close: string | undefined;
}

/** The figure of a sum, without colour: red below zero in the sum of all, with the marks of what it leaves out. */
const SumFigure = ({ row, cell, close }: SumFigureProps) => {
  if (cell.receipt === undefined) return <span className={styles.c} />;
  const { kind, place } = row;
  const text = cellText(cell, row);
  const isNegative = kind === 'total' && cell.risk === undefined && text.startsWith(MINUS);
  // Above the unit nearly every sum has some category that is short.
  const marked = kind === 'total' && place?.level === 'unit' ? cell : { ...cell, hides: [] };
  const classes = [styles.c, styles.sum, closeOfSum(close, text), ...marksOf(marked), isNegative && styles.negative];
  return (
    <span className={clsx(classes)}>
      {text}
      <MarkTexts cell={marked} inUnits={false} />
    </span>
  );
};

/** A unit, a category or a sum over the weeks; memoised by its figures and selection. */
export const Row = memo(({ row, monthStarts, selected, hovered, stop, folded }: RowProps) => {
  const leaf = isLeaf(row);
  const close = closeOf(row);
  const loaded = row.cells.some(({ receipt }) => receipt !== undefined);
  return (
    <tr
      className={`${leaf ? '' : styles.sumRow} ${selected === undefined ? '' : styles.selectedRow}`}
      data-row={row.key}
    >
      <th scope="row" className={`${styles.name} ${row.within === undefined ? '' : styles.within}`} data-column={NAME}>
        <Name row={row} stop={stop} folded={folded} />
      </th>
      {row.cells.map((cell, column) => (
        <td
          key={cell.week.start}
          data-column={column}
          className={clsx(
            monthStarts.has(column) && styles.monthStart,
            column === selected && styles.selected,
            column === hovered && styles.hovered,
          )}
          {...cellState(column === selected)}
          {...stopAt(column === stop)}
        >
          {leaf ? (
            <CellFigure row={row} cell={cell} close={close} inUnits={isOfUnits(row)} />
          ) : (
            <SumFigure row={row} cell={cell} close={close} />
          )}
        </td>
      ))}
      <td className={styles.mean}>{loaded && <Sum value={writtenMean(row)} difference={row.kind === 'total'} />}</td>
      <td className={styles.short}>{loaded && countsShortWeeks(row) && <ShortWeeks row={row} />}</td>
    </tr>
  );
});
Row.displayName = 'Row';
