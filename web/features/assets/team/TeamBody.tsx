import { clsx } from 'clsx';
import { type ReactNode, type RefObject, useId, useMemo } from 'react';
import type { Day } from '#shared/time/day.ts';
import type { BarWords } from '#web/domain/planning/absence/barWords.ts';
import { mostDecimals } from '#web/kit/ui/figures/AlignedDecimal.tsx';
import { formatRate } from '#web/kit/ui/figures/format.ts';
import type { LiveRow } from '#web/kit/ui/sheet/core/live.ts';
import { rangeOf } from '#web/kit/ui/sheet/core/selection.ts';
import type { SheetModel } from '#web/kit/ui/sheet/useSheet.ts';
import { GroupHead } from './GroupHead.tsx';
import { blocksOf } from './model/blocks.ts';
import { groups, type TeamRow } from './model/rows.ts';
import type { Group } from './model/runs.ts';
import type { StaleWeeks } from './model/stale.ts';
import type { Sums } from './model/sums.ts';
import styles from './Team.module.css';
import { DrawnTeamRow } from './TeamRow.tsx';
import { useVisible } from './useVisible.ts';

export interface TeamBodyProps {
  readonly sheet: SheetModel<TeamRow>;
  /** Every employee, also those that are not shown. */
  readonly all: readonly TeamRow[];
  readonly mondays: readonly Day[];
  readonly monthStarts: ReadonlySet<number>;
  /** The column of this week; −1 where it is not shown. */
  readonly now: number;
  readonly isClosed: (monday: Day) => boolean;
  readonly sums: Sums;
  readonly stale: StaleWeeks;
  /** Why the last save refused employees, by id. */
  readonly reasons: Readonly<Record<string, string>>;
  /** What the typed text will store; undefined while nothing is typed. */
  readonly hint: ReactNode;
  readonly words: BarWords;
  readonly folded: ReadonlySet<Group>;
  readonly onFold: (group: Group) => void;
  /** Whether texts are typed in a bar below the sheet. */
  readonly typedBelow: boolean;
  readonly scroller: RefObject<HTMLElement | null>;
  /** The height of a row, in px. */
  readonly height: number;
}

/** The groups with their employees: only the rows in sight are drawn, and the active one. */
export const TeamBody = (props: TeamBodyProps) => {
  const { sheet, mondays, monthStarts, now, isClosed, height, sums, folded } = props;
  const id = useId();
  const visible = useVisible(props.scroller, height);
  const weekCells = useMemo(
    () =>
      mondays.map((monday, at) => {
        const closed = isClosed(monday);
        const names = [closed && styles.closed, at === now && styles.now, monthStarts.has(at) && styles.monthStart];
        return { closed, className: clsx(names) };
      }),
    [mondays, monthStarts, now, isClosed],
  );
  const { state, grid, rows, act } = sheet;
  const { active, to } = state.selection;
  const range = rangeOf(state.selection);
  const isDrawn = (index: number) =>
    (index >= visible.first && index <= visible.last) || index === active.row || index === to.row;
  const decimals = mostDecimals(props.all.map(({ rate }) => formatRate(rate)));
  const drawRow = (live: LiveRow<TeamRow>, index: number) => {
    const marked = index >= range.top && index <= range.bottom;
    const filled = state.filling && index >= state.filling.top && index <= state.filling.bottom;
    const isActive = active.row === index;
    return (
      <DrawnTeamRow
        key={live.row.id}
        live={live}
        columns={grid.columns}
        mondays={mondays}
        weekCells={weekCells}
        words={props.words}
        decimals={decimals}
        index={index}
        id={`${id}hint`}
        act={act}
        active={isActive ? active.column : -1}
        left={marked ? range.left : -1}
        right={marked ? range.right : -1}
        isTop={index === range.top}
        isBottom={index === range.bottom}
        fillLeft={filled && state.filling ? state.filling.left : -1}
        fillRight={filled && state.filling ? state.filling.right : -1}
        editing={isActive ? state.editing : undefined}
        readOnly={grid.readOnly}
        typedBelow={props.typedBelow}
        reason={props.reasons[live.row.id]}
        hint={isActive ? props.hint : undefined}
      />
    );
  };

  let from = 0;
  const bodies = groups.map((group) => {
    const members = rows.filter(({ row }) => row.group === group);
    const first = from;
    from += members.length;
    return { group, members, first, total: props.all.filter((row) => row.group === group).length };
  });
  return bodies
    .filter(({ total }) => total > 0)
    .map(({ group, members, first, total }) => (
      <tbody key={group}>
        <GroupHead
          group={group}
          shown={members.length}
          total={total}
          folded={folded.has(group) && members.length === 0}
          sums={sums.groups[group]}
          mondays={mondays}
          stale={props.stale.groups[group]}
          onFold={props.onFold}
        />
        {/* One list: in a list of lists a gap before the rows would make new elements of them, which loses the focus. */}
        {blocksOf(members, first, isDrawn).flatMap((block) =>
          block.drawn
            ? block.rows.map((live, offset) => drawRow(live, block.from + offset))
            : [
                <tr key={`gap${block.from}`} aria-hidden>
                  <td
                    className={styles.gap}
                    colSpan={mondays.length + 3}
                    style={{ height: block.rows.length * height }}
                  />
                </tr>,
              ],
        )}
      </tbody>
    ));
};
