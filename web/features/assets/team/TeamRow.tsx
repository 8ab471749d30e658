import { clsx } from 'clsx';
import { memo, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Day } from '#shared/time/day.ts';
import type { BarWords } from '#web/domain/planning/absence/barWords.ts';
import { AlignedDecimal } from '#web/kit/ui/figures/AlignedDecimal.tsx';
import { formatRate } from '#web/kit/ui/figures/format.ts';
import { CellInput } from '#web/kit/ui/sheet/CellInput.tsx';
import type { SheetColumn } from '#web/kit/ui/sheet/column.ts';
import type { LiveRow } from '#web/kit/ui/sheet/core/live.ts';
import type { Act, Editing } from '#web/kit/ui/sheet/core/state.ts';
import bar from './Bar.module.css';
import { Bar } from './Bar.tsx';
import { plannedIn, type TeamRow } from './model/rows.ts';
import { isRounded, type Run, rateLabel, reasonSaid, runsOf } from './model/runs.ts';
import styles from './Team.module.css';
import { TypedHint } from './TypedHint.tsx';

/** The cells of a week: closed when the week is history, and the class names that follow from the week alone. */
interface WeekCell {
  readonly closed: boolean;
  readonly className: string;
}

interface TeamRowProps {
  readonly live: LiveRow<TeamRow>;
  readonly columns: readonly SheetColumn<TeamRow>[];
  /** The Mondays of the columns, and what every row of a column has in common. */
  readonly mondays: readonly Day[];
  readonly weekCells: readonly WeekCell[];
  /** The room for decimals of the rates. */
  readonly decimals: number;
  readonly words: BarWords;
  readonly index: number;
  readonly id: string;
  readonly act: (act: Act<TeamRow>) => void;
  /** The active column and the columns of the range; -1 where they do not touch this row. */
  readonly active: number;
  readonly left: number;
  readonly right: number;
  readonly isTop: boolean;
  readonly isBottom: boolean;
  readonly fillLeft: number;
  readonly fillRight: number;
  readonly editing: Editing | undefined;
  readonly readOnly: boolean;
  readonly typedBelow: boolean;
  /** Why the last save refused this employee. */
  readonly reason: string | undefined;
  /** What the typed text will store; in the row of the active cell alone. */
  readonly hint: ReactNode;
}

/** `Emil L.`: the name where there is little room. */
const shortName = (name: string): string => name.replace(/\s+(\S)\S*$/, ' $1.');

const DrawnRow = (props: TeamRowProps) => {
  const { live, columns, mondays, index, left, right, editing, active } = props;
  const { t } = useTranslation();
  const { row, texts, faults, changed } = live;
  const runs = useMemo(() => runsOf(plannedIn(live), mondays), [live, mondays]);
  /** The run of each week, and the words for it. */
  const weeks = useMemo(() => {
    const found = new Array<{ readonly run: Run | undefined; readonly said: string }>(mondays.length);
    found.fill({ run: undefined, said: t('assets.team.noPeriod') });
    for (const run of runs) {
      const [rate, outside] = [formatRate(run.workRate), formatRate(run.workRateExcluded)];
      const away =
        run.workRateExcluded > 0 &&
        t('assets.team.outsideSaid', { rate: outside, reason: reasonSaid(run, (kind) => t(`assets.absence.${kind}`)) });
      found.fill({ run, said: away ? `${rate}, ${away}` : rate }, run.from, run.to + 1);
    }
    return found;
  }, [runs, mondays, t]);
  const name = (
    <>
      <i className={`${styles.swatch} ${bar[row.group]}`} aria-hidden />
      <span className={styles.full}>{row.name}</span>
      <span className={styles.abbreviated}>{shortName(row.name)}</span>
    </>
  );
  return (
    <tr className={left >= 0 ? styles.hotRow : undefined} aria-rowindex={index + 1}>
      <th
        scope="row"
        className={`${styles.name} ${props.reason ? styles.refused : ''}`}
        data-head="row"
        data-index={index}
        title={props.reason ?? row.name}
      >
        {name}
        {props.reason && <span className="visually-hidden">{props.reason}</span>}
      </th>
      <td className={styles.level}>{row.level || '–'}</td>
      <td className={styles.rate}>
        {row.rate === null ? '–' : <AlignedDecimal text={formatRate(row.rate)} decimals={props.decimals} />}
      </td>
      {columns.map((column, at) => {
        const marked = at >= left && at <= right && left >= 0;
        const isEdited = editing !== undefined && at === active && !props.typedBelow;
        const found = faults[column.id];
        const fault = editing && column.unfinished?.(editing.text) ? undefined : found;
        const { run, said } = weeks[at]!;
        const { closed, className: week } = props.weekCells[at]!;
        const isChanged = changed.has(column.id);
        const words = fault === undefined ? said : `${texts[column.id] ?? ''}: ${fault}`;
        const gridCell = {
          role: 'gridcell',
          // Said here, as an element for each week of each person would take time at every scroll.
          'aria-label': isEdited ? undefined : isChanged ? `${words}, ${t('sheet.changed')}` : words,
          'aria-selected': marked,
          'aria-readonly': closed || props.readOnly || undefined,
          'aria-invalid': fault !== undefined || undefined,
        };
        const className = clsx(
          week,
          marked && styles.marked,
          marked && props.isTop && styles.top,
          marked && props.isBottom && styles.bottom,
          marked && at === left && styles.start,
          marked && at === right && styles.end,
          at >= props.fillLeft && at <= props.fillRight && props.fillLeft >= 0 && styles.filled,
          at === active && styles.active,
          fault !== undefined && styles.fault,
          isChanged && styles.changed,
        );
        return (
          <td
            key={column.id}
            {...gridCell}
            data-row={index}
            data-column={at}
            className={className}
            // A reason or a rate may be longer than its bar.
            title={fault ?? (run && (run.reason !== '' || run.absence || isRounded(run)) ? said : undefined)}
            // The same while its field has the focus: a change lays out the page once more.
            tabIndex={at === active ? 0 : -1}
          >
            {run?.from === at && <Bar run={run} words={props.words} />}
            {/* A run is written where it begins: the cell where one stands says what it holds. */}
            {run && at === active && at > run.from && !isEdited && fault === undefined && (
              <span className={styles.here}>{rateLabel(run, props.words)}</span>
            )}
            {isEdited ? (
              <span className={styles.typing}>
                <CellInput
                  text={editing.text}
                  marksAll={editing.marksAll}
                  label={`${row.name}, ${column.label ?? column.head}`}
                  column={column}
                  describedBy={fault === undefined || props.hint === undefined ? undefined : props.id}
                  onText={props.act}
                />
              </span>
            ) : (
              fault !== undefined && <span className={styles.refusedText}>{texts[column.id]}</span>
            )}
            {marked && props.isBottom && at === right && !props.readOnly && (
              <i className={styles.handle} data-fill="" />
            )}
            {at === active && props.hint !== undefined && (
              <TypedHint id={props.id} leftward={at > columns.length / 2} isFault={fault !== undefined}>
                {props.hint}
              </TypedHint>
            )}
          </td>
        );
      })}
    </tr>
  );
};

/** One employee over the weeks; drawn again only when something in the row changed. */
export const DrawnTeamRow = memo(DrawnRow);
