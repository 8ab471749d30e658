import { type CSSProperties, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Day, daysBetween } from '#shared/time/day.ts';
import { mondayOf } from '#shared/time/week.ts';
import { Crosshair } from '#web/kit/charts/Crosshair.tsx';
import { stepAt } from '#web/kit/charts/steps.ts';
import { today } from '#web/kit/ui/dates.ts';
import { ScrollEdges } from '#web/kit/ui/frame/ScrollEdges.tsx';
import { useIsLow, useIsPhone } from '#web/kit/ui/hooks/useMedia.ts';
import { columnsOf, openAt, scrollTo } from './columns.ts';
import { longestFigure, type PlanFigures, planLines } from './figures.ts';
import { ReceiptGraph } from './graph/ReceiptGraph.tsx';
import styles from './Plane.module.css';
import { HiddenWeeks } from './receipts/HiddenWeeks.tsx';
import { ReceiptRows } from './receipts/ReceiptRows.tsx';
import tableStyles from './receipts/Receipts.module.css';
import { WeekHead } from './receipts/WeekHead.tsx';
import { useElementWidth } from './useElementWidth.ts';

interface PlaneProps {
  readonly figures: PlanFigures;
  /** The Monday of the selected week. */
  readonly week: Day;
  readonly onSelect: (monday: Day) => void;
}

const sizes = {
  wide: { label: 150, height: 236 },
  phone: { label: 122, height: 180 },
  low: { label: 150, height: 150 },
} as const;
const NOON = 0.5;
/** What is left free at the right edge of a phone, in px, so that the last figure keeps a distance. */
const EDGE = 4;

/** For the stylesheets: how much of the left edge the labels cover, and how high the graph is. */
const sizesInCss = (label: number, graph: number) =>
  ({ '--label': `${label}px`, '--graph': `${graph}px` }) as CSSProperties;

/** Graph and table on one x axis: the selected week is one band through both, labels stay when the weeks scroll. */
export const Plane = ({ figures, week, onSelect }: PlaneProps) => {
  const { t } = useTranslation();
  const { receipts } = figures;
  const [isPhone, isLow] = [useIsPhone(), useIsLow()];
  const { label, height } = sizes[isPhone ? 'phone' : isLow ? 'low' : 'wide'];
  const scroller = useRef<HTMLElement>(null);
  /** The first of the weeks that have been scrolled to already. */
  const opened = useRef<Day>(undefined);
  const room = useElementWidth(scroller);
  const count = receipts.length;
  const longest = useMemo(() => longestFigure(figures), [figures]);
  const free = isPhone ? EDGE : 0;
  const columns = useMemo(() => columnsOf(room - free, label, count, longest), [room, free, label, count, longest]);
  const lines = useMemo(() => planLines(t, receipts, figures), [t, receipts, figures]);
  const left = (weeks: number) => columns.label + weeks * columns.week;
  const index = receipts.findIndex(({ start }) => start === week);
  const thisWeek = mondayOf(today());
  const now = receipts.findIndex(({ start }) => start === thisWeek);

  useEffect(() => {
    const { current } = scroller;
    if (current === null || room === 0 || index < 0) return;
    const isOpening = opened.current !== receipts[0]?.start;
    opened.current = receipts[0]?.start;
    current.scrollLeft = isOpening ? openAt(columns, index, room) : scrollTo(current.scrollLeft, columns, index, room);
  }, [columns, index, room, receipts]);

  // A pointer's short cut to what the week buttons do: the whole column is the target.
  useEffect(() => {
    const { current } = scroller;
    if (current === null) return;
    const choose = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('button, a')) return;
      if (getSelection()?.isCollapsed === false) return;
      const x = event.clientX - current.getBoundingClientRect().left;
      if (x < columns.label) return;
      const at = stepAt(x + current.scrollLeft - columns.label, columns.week * count, count);
      const receipt = at === undefined ? undefined : receipts[at];
      if (receipt) onSelect(receipt.start);
    };
    current.addEventListener('click', choose);
    return () => current.removeEventListener('click', choose);
  }, [receipts, columns, count, onSelect]);

  const titles = receipts.map(({ week: name }) => name);
  const width = left(count);
  return (
    <ScrollEdges scroller={scroller} fills rows>
      <section
        ref={scroller}
        className={styles.scroller}
        style={{ scrollPaddingLeft: columns.label }}
        aria-label={t('schemas.receipts')}
      >
        {room > 0 && (
          <div className={styles.plane} style={{ width, ...sizesInCss(columns.label, height) }}>
            {index >= 0 && (
              <div className={styles.band} style={{ left: left(index), width: columns.week }} aria-hidden="true" />
            )}
            {now >= 0 && (
              <div
                className={styles.today}
                style={{ left: left(now + (daysBetween(thisWeek, today()) + NOON) / 7), height }}
                aria-hidden="true"
              >
                <span>{t('schemas.today')}</span>
              </div>
            )}
            <ReceiptGraph figures={figures} lines={lines} columns={columns} height={height} />
            <table className={tableStyles.table} style={{ width }}>
              <caption className="visually-hidden">{t('schemas.table')}</caption>
              <colgroup>
                <col style={{ width: columns.label }} />
                {receipts.map(({ start }) => (
                  <col key={start} style={{ width: columns.week }} />
                ))}
              </colgroup>
              <WeekHead
                receipts={receipts}
                selected={week}
                thisWeek={thisWeek}
                onSelect={onSelect}
                hidden={width > room ? <HiddenWeeks scroller={scroller} columns={columns} count={count} /> : undefined}
              />
              <ReceiptRows figures={figures} />
            </table>
            <div className={styles.weeks} style={{ left: columns.label }}>
              <Crosshair area={scroller} titles={titles} lines={lines} covered={columns.label} />
            </div>
          </div>
        )}
      </section>
    </ScrollEdges>
  );
};
