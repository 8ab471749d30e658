import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import { formatReceipt } from '#shared/quantity/format.ts';
import type { Day } from '#shared/time/day.ts';
import { weekLabel, weekOf } from '#shared/time/week.ts';
import { today } from '#web/ui/dates.ts';
import { useIsPhone } from '#web/ui/hooks/useMedia.ts';
import type { LiveRow } from '#web/ui/sheet/core/live.ts';
import { rangeOf } from '#web/ui/sheet/core/selection.ts';
import { committed, selected } from '#web/ui/sheet/core/state.ts';
import { useClipboard } from '#web/ui/sheet/useClipboard.ts';
import { useKeys } from '#web/ui/sheet/useKeys.ts';
import { usePointer } from '#web/ui/sheet/usePointer.ts';
import type { SheetModel } from '#web/ui/sheet/useSheet.ts';
import { groups, type TeamRow } from './model/rows.ts';
import type { Sums } from './model/sums.ts';
import type { TeamWeeks } from './model/weeks.ts';
import styles from './Team.module.css';
import { TeamFoot } from './TeamFoot.tsx';
import { monthStartsOf, TeamHead } from './TeamHead.tsx';
import { DrawnTeamRow } from './TeamRow.tsx';
import { useVisible } from './useVisible.ts';

interface TeamGridProps {
  readonly sheet: SheetModel<TeamRow>;
  readonly weeks: TeamWeeks;
  readonly reference: Day;
  readonly isClosed: (monday: Day) => boolean;
  readonly sums: Sums;
  readonly stored: readonly number[];
  readonly demand: ReadonlyMap<string, number | null>;
  /** Why the last save refused employees, by id. */
  readonly reasons: Readonly<Record<string, string>>;
  /** What the typed text will store; undefined while nothing is typed. */
  readonly hint: ReactNode;
  readonly onAbsence: () => void;
}

const ROW = { desktop: 24, phone: 34 };

/** Rows next to each other that are drawn, or that are out of sight. */
interface Block {
  readonly from: number;
  readonly rows: readonly LiveRow<TeamRow>[];
  readonly drawn: boolean;
}

/** The team as a grid: people by group, weeks as columns; only the rows in sight are drawn, and the active one. */
export const TeamGrid = ({
  sheet,
  weeks,
  reference,
  isClosed,
  sums,
  stored,
  demand,
  reasons,
  hint,
  onAbsence,
}: TeamGridProps) => {
  const { t } = useTranslation();
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const height = useIsPhone() ? ROW.phone : ROW.desktop;
  const visible = useVisible(scroller, height);
  const onKeys = useKeys(sheet);
  const clipboard = useClipboard(sheet);
  const pointer = usePointer(sheet);
  const { state, grid, rows, act } = sheet;
  const { active, to } = state.selection;
  const range = rangeOf(state.selection);
  const mondays = useMemo(() => weeks.shown.map(({ start }) => start), [weeks.shown]);
  const monthStarts = useMemo(() => monthStartsOf(mondays), [mondays]);
  const now = mondays.indexOf(weekOf(today()).start);
  const employed = t('assets.team.employed', {
    shown: rows.filter(({ row }) => row.rate !== null).length,
    total: rows.length,
    week: weekLabel(weekOf(reference)),
  });

  // Other weeks may be fewer: the active cell stays inside the table.
  const isOutside = active.column >= mondays.length || range.right >= mondays.length;
  useEffect(() => {
    if (isOutside) act(selected((from) => from));
  }, [isOutside, act]);

  const { focusRequests } = state;
  const focusActive = useEffectEvent(() => {
    const cellOf = (row: number, column: number) =>
      scroller.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
    const cell = cellOf(active.row, active.column);
    (cell?.querySelector<HTMLElement>('input') ?? cell)?.focus({ preventScroll: true });
    (cellOf(to.row, to.column) ?? cell)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  useLayoutEffect(() => {
    if (focusRequests > 0) focusActive();
  }, [focusRequests]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey && !event.ctrlKey && event.key.toLowerCase() === 'f') {
      event.preventDefault();
      onAbsence();
    } else onKeys(event);
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    const gone = !(relatedTarget instanceof Node && scroller.current?.contains(relatedTarget));
    if (gone && state.editing && document.hasFocus()) act(committed());
  };

  const isDrawn = (index: number) =>
    (index >= visible.first && index <= visible.last) || index === active.row || index === to.row;
  const blocksOf = (members: readonly LiveRow<TeamRow>[], from: number): readonly Block[] => {
    const blocks: Block[] = [];
    for (const [offset, live] of members.entries()) {
      const drawn = isDrawn(from + offset);
      const last = blocks.at(-1);
      if (last?.drawn === drawn) blocks.splice(-1, 1, { ...last, rows: [...last.rows, live] });
      else blocks.push({ from: from + offset, rows: [live], drawn });
    }
    return blocks;
  };
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
        monthStarts={monthStarts}
        now={now}
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
        isClosed={isClosed}
        reason={reasons[live.row.id]}
        hint={isActive ? hint : undefined}
      />
    );
  };

  let from = 0;
  const bodies = groups.map((group) => {
    const members = rows.filter(({ row }) => row.group === group);
    const first = from;
    from += members.length;
    return { group, members, first };
  });
  const gridRole = {
    role: 'grid',
    'aria-multiselectable': true,
    'aria-readonly': grid.readOnly || undefined,
    'aria-rowcount': rows.length,
  };
  return (
    <div className={styles.scroll} ref={scroller}>
      <p id={id} className="visually-hidden">
        {t('sheet.keys')}
      </p>
      <table
        {...gridRole}
        className={styles.team}
        style={{ '--n': mondays.length } as Record<string, number>}
        aria-label={t('assets.team.label')}
        aria-describedby={id}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        {...clipboard}
        {...pointer}
      >
        <colgroup>
          <col className={styles.nameColumn} />
          <col className={styles.levelColumn} />
          <col className={styles.rateColumn} />
          {mondays.map((monday) => (
            <col key={monday} />
          ))}
        </colgroup>
        <TeamHead
          weeks={weeks.shown}
          monthStarts={monthStarts}
          now={now}
          left={range.left}
          right={range.right}
          employed={employed}
        />
        {bodies
          .filter(({ members }) => members.length > 0)
          .map(({ group, members, first }) => (
            <tbody key={group}>
              <tr className={styles.group}>
                <th scope="row" className={styles.name} colSpan={3}>
                  {t(`assets.team.group.${group}`)} <em>{members.length}</em>
                </th>
                {mondays.map((monday, at) => {
                  const sum = sums.groups[group][at] ?? 0;
                  return <td key={monday}>{sum > 0 ? formatReceipt(sum) : ''}</td>;
                })}
              </tr>
              {blocksOf(members, first).map((block) =>
                block.drawn ? (
                  block.rows.map((live, offset) => drawRow(live, block.from + offset))
                ) : (
                  <tr key={`gap${block.from}`} aria-hidden>
                    <td
                      className={styles.gap}
                      colSpan={mondays.length + 3}
                      style={{ height: block.rows.length * height }}
                    />
                  </tr>
                ),
              )}
            </tbody>
          ))}
        <TeamFoot mondays={mondays} supply={sums.all} stored={stored} demand={demand} />
      </table>
    </div>
  );
};
