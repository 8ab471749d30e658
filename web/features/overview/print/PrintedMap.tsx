import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { Week } from '#shared/time/week.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { monthStartsOf } from '#web/kit/ui/months.ts';
import { PaperFigure } from '#web/kit/ui/print/PaperFigure.tsx';
import tableStyles from '#web/kit/ui/print/Table.module.css';
import { WeekHead } from '#web/kit/ui/print/WeekHead.tsx';
import { cellText, closeOf, marksOf } from '../map/Cell.tsx';
import { totalName } from '../map/totalName.ts';
import { type By, countsShortWeeks, isLeaf } from '../model/outline.ts';
import { type Cell, type MapRow, writtenMean } from '../model/rows.ts';
import styles from './Print.module.css';

/** Widths in px: 26 weeks fill a page. */
const NAME = 190;
const WEEK = 29;
const SUM = 42;

interface FigureProps {
  readonly row: MapRow;
  readonly cell: Cell;
}

/** The figure of a week: of a sum without a box, as on the screen. */
const Figure = ({ row, cell }: FigureProps) => {
  const leaf = isLeaf(row);
  const classes = [styles.cell, ...marksOf(leaf ? cell : { ...cell, hides: [] })];
  return (
    <span className={clsx(classes)}>
      <PaperFigure shade={leaf && !cell.isPlain ? cell.shade : 'none'} text={cellText(cell, row)} />
    </span>
  );
};

interface PrintedMapProps {
  readonly rows: readonly MapRow[];
  readonly weeks: readonly Week[];
  readonly by: By;
}

/** The rows of the map with the figure of each week; sums of areas and of all in bold. */
export const PrintedMap = ({ rows, weeks, by }: PrintedMapProps) => {
  const { t } = useTranslation();
  const mondays = weeks.map(({ start }) => start);
  const starts = monthStartsOf(mondays);
  return (
    <table className={`${tableStyles.table} ${styles.map}`} style={{ width: NAME + WEEK * weeks.length + 2 * SUM }}>
      <colgroup>
        <col style={{ width: NAME }} />
        {mondays.map((monday) => (
          <col key={monday} style={{ width: WEEK }} />
        ))}
        <col style={{ width: SUM }} />
        <col style={{ width: SUM }} />
      </colgroup>
      <WeekHead
        mondays={mondays}
        before={
          <th rowSpan={2} scope="col">
            {t(`overview.rowHead.${by}`)}
          </th>
        }
        after={
          <>
            <th rowSpan={2} scope="col" className={styles.sum}>
              {t('overview.mean')}
            </th>
            <th rowSpan={2} scope="col" className={styles.sum}>
              {t('overview.shortWeeks')}
            </th>
          </>
        }
      />
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} className={clsx(!isLeaf(row) && tableStyles.strong, closeOf(row) && styles.close)}>
            <th scope="row" className={row.within === undefined ? undefined : styles.within}>
              {row.kind === 'total' ? totalName(t, row) : row.name}
            </th>
            {row.cells.map((cell, index) => (
              <td key={cell.week.start} className={starts.has(index) ? tableStyles.monthStart : undefined}>
                <Figure row={row} cell={cell} />
              </td>
            ))}
            <td className={tableStyles.monthStart}>{numberText(writtenMean(row), 'keyValue', { sign: true })}</td>
            <td>{countsShortWeeks(row) ? row.shortWeeks : ''}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
