import { type KeyboardEvent, type RefObject, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Day } from '#shared/time/day.ts';
import { weekOf } from '#shared/time/week.ts';
import { today } from '#web/kit/ui/dates.ts';
import { ScrollEdges } from '#web/kit/ui/frame/ScrollEdges.tsx';
import { useIsPhone, useMedia } from '#web/kit/ui/hooks/useMedia.ts';
import { monthStartsOf } from '#web/kit/ui/months.ts';
import { rangeOf } from '#web/kit/ui/sheet/core/selection.ts';
import { gridRole } from '#web/kit/ui/sheet/gridRole.ts';
import { Refusals } from '#web/kit/ui/sheet/Refusals.tsx';
import { type NamedRows, useClipboard } from '#web/kit/ui/sheet/useClipboard.ts';
import { useKeys } from '#web/kit/ui/sheet/useKeys.ts';
import { usePointer } from '#web/kit/ui/sheet/usePointer.ts';
import { weekLabel } from '#web/kit/ui/weeks.ts';
import type { TeamWeeks } from './model/weeks.ts';
import styles from './Team.module.css';
import { TeamBody, type TeamBodyProps } from './TeamBody.tsx';
import { TeamFoot } from './TeamFoot.tsx';
import { TeamHead } from './TeamHead.tsx';
import { useGridFocus } from './useGridFocus.ts';
import { useOpenedWeek } from './useOpenedWeek.ts';

interface TeamGridProps
  extends Pick<
    TeamBodyProps,
    'sheet' | 'all' | 'mondays' | 'isClosed' | 'sums' | 'stale' | 'reasons' | 'hint' | 'words' | 'folded' | 'onFold'
  > {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly weeks: TeamWeeks;
  readonly named: NamedRows;
  readonly reference: Day;
  readonly stored: readonly number[];
  readonly demand: ReadonlyMap<string, number | null>;
  readonly onAbsence: () => void;
}

const ROW = { mouse: 24, touch: 32, phone: 34 };

/** The team as a grid: people by group, weeks as columns, the sums of all people below. */
export const TeamGrid = ({ scroller, weeks, named, reference, stored, demand, onAbsence, ...body }: TeamGridProps) => {
  const { sheet, all, mondays, sums, stale } = body;
  const { t } = useTranslation();
  const id = useId();
  const isPhone = useIsPhone();
  const isTouch = useMedia('(pointer: coarse)');
  const height = isPhone ? ROW.phone : isTouch ? ROW.touch : ROW.mouse;
  const onKeys = useKeys(sheet);
  const clipboard = useClipboard(sheet, named);
  const pointer = usePointer(sheet);
  const onBlur = useGridFocus(scroller, sheet);
  const range = rangeOf(sheet.state.selection);
  const monthStarts = useMemo(() => monthStartsOf(mondays), [mondays]);
  const now = mondays.indexOf(weekOf(today()).start);
  useOpenedWeek(scroller, sheet, mondays, weeks.opened ? mondays.indexOf(weeks.opened) : now);
  const employed = t('assets.team.employed', {
    shown: all.filter(({ rate }) => rate !== null).length,
    total: all.length,
    week: weekLabel(weekOf(reference)),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey && !event.ctrlKey && event.key.toLowerCase() === 'f') {
      event.preventDefault();
      onAbsence();
    } else if (!(event.target instanceof Element && event.target.closest('button'))) onKeys(event);
  };
  return (
    <ScrollEdges scroller={scroller} fills>
      <div className={styles.scroll} ref={scroller}>
        <p id={id} className="visually-hidden">
          {t('sheet.keys')}
        </p>
        <Refusals
          faults={sheet.faults}
          editing={sheet.state.editing}
          nameOf={({ rowId, columnId }) => {
            const column = sheet.grid.columns.find((one) => one.id === columnId);
            return `${sheet.rows.find(({ row }) => row.id === rowId)?.row.name ?? ''}, ${column?.label ?? column?.head ?? ''}`;
          }}
        />
        <table
          {...gridRole(sheet.grid.readOnly)}
          aria-rowcount={sheet.rows.length}
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
          <TeamBody
            {...body}
            monthStarts={monthStarts}
            now={now}
            scroller={scroller}
            height={height}
            typedBelow={isPhone}
          />
          <TeamFoot mondays={mondays} supply={sums.all} stored={stored} stale={stale.all} demand={demand} />
        </table>
      </div>
    </ScrollEdges>
  );
};
