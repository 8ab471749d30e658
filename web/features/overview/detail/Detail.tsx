import { memo, useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { imbalanceOf } from '#shared/calculation/index.ts';
import type { Day } from '#shared/time/day.ts';
import { GraphLegend } from '#web/domain/receipts/GraphLegend.tsx';
import { gapsOfWeeks, hiddenShortages } from '#web/domain/receipts/gaps.ts';
import { HiddenShortage } from '#web/domain/receipts/HiddenShortage.tsx';
import { drawnValues, inDrawnOrder, linesOf, netLinesOf, spreadOf } from '#web/domain/receipts/lines.ts';
import { graphRows, netGraphRows } from '#web/domain/receipts/rows.ts';
import { Crosshair } from '#web/kit/charts/Crosshair.tsx';
import { EndLabels } from '#web/kit/charts/EndLabels.tsx';
import type { StepLine } from '#web/kit/charts/lines.ts';
import { StepGraph } from '#web/kit/charts/StepGraph.tsx';
import { scaleOf } from '#web/kit/charts/scale.ts';
import { Ticks } from '#web/kit/charts/Ticks.tsx';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { useIsPhone, useMedia } from '#web/kit/ui/hooks/useMedia.ts';
import { monthStartsOf } from '#web/kit/ui/months.ts';
import { weekLabel } from '#web/kit/ui/weeks.ts';
import { Columns } from '../map/Columns.tsx';
import mapStyles from '../map/CoverageMap.module.css';
import { totalName } from '../map/totalName.ts';
import type { CellRef } from '../model/cells.ts';
import { isLeaf } from '../model/outline.ts';
import { type WeekRange, weeksText } from '../model/range.ts';
import type { MapRow } from '../model/rows.ts';
import { thisMonday } from '../useView.ts';
import styles from './Detail.module.css';
import { DetailRows } from './DetailRows.tsx';
import { useFirstSeen } from './useFirstSeen.ts';
import { useGraphHeight } from './useGraphHeight.ts';
import { useWeekClick } from './useWeekClick.ts';

interface DetailProps {
  /** The selected row, with its figures. */
  readonly row: MapRow;
  /** The same row before expected absence, where its figures are net. */
  readonly gross: MapRow | undefined;
  readonly rows: readonly MapRow[];
  readonly range: WeekRange;
  /** The Monday of the selected week. */
  readonly week: Day;
  readonly onSelect: (cell: CellRef) => void;
}

/** The map is as wide as its screen: the names at the ends of the lines are in sight. */
const HAS_ENDS_IN_SIGHT = '(min-width: 1100px)';
/** Columns in which two decimals would touch the neighbour's. */
const NARROW = '(min-width: 1200px) and (max-width: 1439px)';

/** Demand and supply of the selected row as a graph and as figures, on the columns of the map above. */
export const Detail = memo(({ row, gross, rows, range: { weeks }, week, onSelect }: DetailProps) => {
  const { t } = useTranslation();
  const [isPhone, narrow, areEndsInSight] = [useIsPhone(), useMedia(NARROW), useMedia(HAS_ENDS_IN_SIGHT)];
  const section = useRef<HTMLElement>(null);
  const plot = useRef<HTMLTableCellElement>(null);
  const height = useGraphHeight(section);
  const first = useFirstSeen(section, plot, weeks.length);
  const monday = thisMonday();
  const isNet = gross !== undefined;
  const receipts = useMemo(() => (gross ?? row).cells.flatMap(({ receipt }) => receipt ?? []), [gross, row]);
  const [lines, ends] = useMemo(
    () =>
      (['full', 'short'] as const).map((names) =>
        isNet ? netLinesOf(t, receipts, monday, names) : linesOf(t, receipts, names),
      ) as [readonly StepLine[], readonly StepLine[]],
    [t, receipts, isNet, monday],
  );
  const [gaps, hidden] = useMemo(() => {
    const parts = row.kind === 'total' ? rows.filter(isLeaf) : [row];
    const imbalances = receipts.map((_, index) =>
      imbalanceOf(parts.map(({ cells }) => cells[index]?.receipt?.diff ?? null)),
    );
    const demand = receipts.map((receipt) => receipt.demand);
    return [gapsOfWeeks(demand, imbalances), hiddenShortages(imbalances)] as const;
  }, [row, rows, receipts]);
  const drawnLines = useMemo(() => lines.filter(({ values }) => values.some((value) => value !== null)), [lines]);
  const mostHidden = Math.max(0, ...hidden);
  const spread = useMemo(() => (isNet ? spreadOf(receipts, monday) : []), [isNet, receipts, monday]);
  const scale = useMemo(() => scaleOf(drawnValues(lines, [...gaps, ...spread])), [lines, gaps, spread]);
  const monthStarts = useMemo(() => monthStartsOf(weeks.map(({ start }) => start)), [weeks]);
  const pick = useCallback(
    (column: number) => {
      const picked = weeks[column];
      if (picked) onSelect({ row: row.key, week: picked.start });
    },
    [weeks, row.key, onSelect],
  );
  useWeekClick(section, plot, weeks.length, pick);
  const selected = weeks.findIndex(({ start }) => start === week);
  const risk = row.kind === 'category' ? 'risk' : 'highestRisk';
  const detailRows = useMemo(() => (isNet ? netGraphRows(monday, risk) : graphRows), [isNet, monday, risk]);
  const name = totalName(t, row);
  return (
    <section ref={section} className={styles.detail} aria-label={t('overview.detail.label', { name })}>
      <header className={styles.head}>
        <h2>{name}</h2>
        <span>{t('overview.detail.unit')}</span>
        <GraphLegend lines={drawnLines} short={0} spread={spread.length > 0} areasOnly={areEndsInSight} />
      </header>
      <table className={`${mapStyles.columns} ${styles.table}`}>
        <caption className="visually-hidden">{t('overview.detail.table', { name })}</caption>
        <Columns weeks={weeks} />
        <thead className={styles.graph}>
          <tr>
            <td className={styles.name}>
              <Ticks scale={scale} height={height} />
            </td>
            <td ref={plot} colSpan={weeks.length} className={styles.plot}>
              {[...monthStarts].map((column) => (
                <i key={column} style={{ left: `${(column / weeks.length) * 100}%` }} />
              ))}
              {selected >= 0 && (
                <i
                  className={styles.band}
                  style={{ left: `${(selected / weeks.length) * 100}%`, width: `${100 / weeks.length}%` }}
                />
              )}
              <StepGraph
                description={t(isNet ? 'overview.figures.graph' : 'overview.detail.graph', {
                  name,
                  weeks: weeksText({ weeks }),
                })}
                lines={inDrawnOrder(lines)}
                count={weeks.length}
                scale={scale}
                height={height}
                gaps={gaps}
                spread={spread}
              />
              <Crosshair area={plot} titles={weeks.map(weekLabel)} lines={lines} />
            </td>
            <td colSpan={2} className={styles.ends}>
              {!isPhone && <EndLabels lines={ends} scale={scale} height={height} />}
            </td>
          </tr>
          {mostHidden > 0 && (
            <tr className={styles.hidden}>
              <td className={styles.name}>{t('overview.legend.hides')}</td>
              <td colSpan={weeks.length}>
                <HiddenShortage values={hidden} most={mostHidden} />
              </td>
              <td colSpan={2} className={styles.ends}>
                {t('overview.detail.mostHidden', { most: numberText(mostHidden, 'receipt') })}
              </td>
            </tr>
          )}
          <tr className="visually-hidden">
            <td />
            {weeks.map((each) => (
              <th key={each.start} scope="col">
                {weekLabel(each)}
              </th>
            ))}
            <th scope="col">{t('overview.mean')}</th>
            <td />
          </tr>
        </thead>
        <DetailRows
          rows={detailRows}
          receipts={receipts}
          selected={selected}
          first={first}
          monthStarts={monthStarts}
          narrow={narrow}
        />
      </table>
    </section>
  );
});
Detail.displayName = 'Detail';
