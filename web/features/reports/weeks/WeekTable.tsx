import { type ReactNode, use, useEffect, useMemo, useRef } from 'react';
import type { Day } from '#shared/time/day.ts';
import { mondayOfWeek, weekOf } from '#shared/time/week.ts';
import { ExplainingContext } from '#web/domain/explained/Explained.tsx';
import type { FigureRef } from '#web/domain/explained/figure.ts';
import { moveByArrows } from '#web/kit/ui/figures/moveByArrows.ts';
import tableStyles from '#web/kit/ui/print/Table.module.css';
import { WeekHead } from '#web/kit/ui/print/WeekHead.tsx';
import { type ShownFigure, ShownFigureContext } from './WeekFigure.tsx';
import styles from './Weeks.module.css';
import { LABEL } from './widths.ts';

/** Below so many px a week has smaller figures. */
const NARROW = 40;

interface WeekTableProps {
  readonly caption: string;
  readonly mondays: readonly Day[];
  /** Width of one week, in px; `after.width` is the width of the column after the weeks. */
  readonly week: number;
  readonly after?: { readonly width: number; readonly head: ReactNode };
  /** The unit and category of the figures. */
  readonly of: Pick<FigureRef, 'unitId' | 'categoryName'>;
  /** `tbody`s. */
  readonly children: ReactNode;
}

/** The figure of a unit and category that is being explained; it is the same object as long as it is the same figure. */
const useShownFigure = (of: WeekTableProps['of']): ShownFigure | null | undefined => {
  const explaining = use(ExplainingContext);
  const { field, year, week, unitId, categoryName } = explaining?.shown ?? {};
  const isOwn = unitId === of.unitId && categoryName === of.categoryName;
  const monday = isOwn && year !== undefined && week !== undefined ? mondayOfWeek(year, week) : null;
  const isExplained = explaining !== undefined;
  return useMemo(
    () => (isExplained ? (field !== undefined && monday !== null ? { field, monday } : null) : undefined),
    [isExplained, field, monday],
  );
};

/** A table with a column a week, holidays and school breaks over them. Its figures are one tab stop; arrows move between them. */
export const WeekTable = ({ caption, mondays, week, after, of, children }: WeekTableProps) => {
  const explaining = use(ExplainingContext);
  const shown = useShownFigure(of);
  const table = useRef<HTMLTableElement>(null);
  useEffect(() => {
    const first = table.current?.querySelector('tbody button');
    if (first instanceof HTMLButtonElement) first.tabIndex = 0;
  });
  return (
    <table
      ref={table}
      className={`${tableStyles.table} ${styles.table} ${week < NARROW ? styles.narrow : ''}`}
      style={{ width: LABEL + week * mondays.length + (after?.width ?? 0) }}
      onKeyDown={moveByArrows}
      onClick={({ target }) => {
        const button = target instanceof Element ? target.closest('button') : null;
        const { field, week: monday } = button?.dataset ?? {};
        if (field === undefined || monday === undefined) return;
        const { year, week: number } = weekOf(monday);
        explaining?.explain({ ...of, field, year, week: number });
      }}
    >
      <caption className="visually-hidden">{caption}</caption>
      <colgroup>
        <col style={{ width: LABEL }} />
        {mondays.map((monday) => (
          <col key={monday} style={{ width: week }} />
        ))}
        {after && <col style={{ width: after.width }} />}
      </colgroup>
      <WeekHead mondays={mondays} before={<td rowSpan={2} />} after={after?.head} />
      <ShownFigureContext value={shown}>{children}</ShownFigureContext>
    </table>
  );
};
