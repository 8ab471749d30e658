import { type ReactNode, use, useEffect, useRef } from 'react';
import type { Day } from '#shared/time/day.ts';
import { weekOf } from '#shared/time/week.ts';
import { ExplainingContext } from '#web/explain/Explained.tsx';
import type { FigureRef } from '#web/explain/model.ts';
import tableStyles from '#web/ui/print/Table.module.css';
import { WeekHead } from '#web/ui/print/WeekHead.tsx';
import { moveByArrows } from './moveByArrows.ts';
import styles from './Weeks.module.css';
import { LABEL } from './widths.ts';

interface WeekTableProps {
  readonly caption: string;
  readonly mondays: readonly Day[];
  /** Of one week and of what follows the weeks, in px. */
  readonly week: number;
  readonly after?: { readonly width: number; readonly head: ReactNode };
  /** The unit and category of the figures. */
  readonly of: Pick<FigureRef, 'unitId' | 'categoryName'>;
  /** `tbody`s. */
  readonly children: ReactNode;
}

/** A table with a column a week, holidays and school breaks over them. Its figures are one tab stop; arrows move between them. */
export const WeekTable = ({ caption, mondays, week, after, of, children }: WeekTableProps) => {
  const explaining = use(ExplainingContext);
  const table = useRef<HTMLTableElement>(null);
  useEffect(() => {
    const first = table.current?.querySelector('tbody button');
    if (first instanceof HTMLButtonElement) first.tabIndex = 0;
  });
  return (
    <table
      ref={table}
      className={`${tableStyles.table} ${styles.table}`}
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
      {children}
    </table>
  );
};
