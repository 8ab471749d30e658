import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { weekdays } from '#shared/model/demand.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { ScrollRegion } from '#web/kit/ui/frame/ScrollRegion.tsx';
import { ShiftName } from '../../cells/ShiftName.tsx';
import { Change, StackedChange } from '../Change.tsx';
import { differs, type Figures, type Pair } from '../model/pair.ts';
import type { ComparedRow, ComparedSums } from '../model/rows.ts';
import { type Times, timesDiffer } from '../model/times.ts';
import { CompareHeadings } from './CompareHeadings.tsx';
import styles from './CompareTable.module.css';
import { FigureCells } from './FigureCells.tsx';
import { useTimesText } from './useTimesText.ts';

const StaffCells = ({ staff }: { readonly staff: readonly Figures[] }) =>
  weekdays.map((day, index) => {
    const value = staff[index] ?? { live: null, simulated: null };
    const classes = [
      styles.value,
      index === 0 && styles.group,
      differs(value) ? styles.differs : !value.live && styles.quiet,
    ];
    return (
      <td key={day} className={clsx(classes)}>
        <Change from={numberText(value.live)} to={numberText(value.simulated)} />
      </td>
    );
  });

const TimeCell = ({ times, isFirst = false }: { readonly times: Pair<Times>; readonly isFirst?: boolean }) => {
  const textOf = useTimesText();
  const [from, to] = [textOf(times.live), textOf(times.simulated)];
  const classes = [styles.time, isFirst && styles.group, timesDiffer(times) && styles.differs];
  return (
    <td className={clsx(classes)}>
      <StackedChange from={from} to={to} />
    </td>
  );
};

interface CompareTableProps {
  readonly rows: readonly ComparedRow[];
  readonly sums: ComparedSums;
}

/** The demand of each shift, live and simulated: equal values once, different ones as old and new. */
export const CompareTable = ({ rows, sums }: CompareTableProps) => {
  const { t } = useTranslation();
  return (
    <ScrollRegion className={styles.scroll} label={t('demand.compare.table')}>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('demand.compare.caption')}</caption>
        <CompareHeadings />
        <tbody>
          {rows.map(({ row, staff, weekday, weekend, hours, services }) => (
            <tr key={row.id}>
              <th scope="row" className={styles.name}>
                <ShiftName row={row} />
              </th>
              <StaffCells staff={staff} />
              <TimeCell times={weekday} isFirst />
              <TimeCell times={weekend} />
              <FigureCells figures={hours} />
              <FigureCells figures={services} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={styles.name}>
              {t('demand.sum')}
            </th>
            <StaffCells staff={sums.staff} />
            <td colSpan={2} className={styles.group} />
            <FigureCells figures={sums.hours} />
            <FigureCells figures={sums.services} />
          </tr>
        </tfoot>
      </table>
    </ScrollRegion>
  );
};
