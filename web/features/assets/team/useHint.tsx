import { useTranslation } from 'react-i18next';
import { addDays, type Day } from '#shared/time/day.ts';
import { sundayOf, weekOf } from '#shared/time/week.ts';
import { formatNumber } from '#web/kit/ui/figures/format.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { rangeOf } from '#web/kit/ui/sheet/core/selection.ts';
import type { SheetModel } from '#web/kit/ui/sheet/useSheet.ts';
import { weekLabel } from '#web/kit/ui/weeks.ts';
import { effectOf, outcomeOf, type Piece } from './model/hint.ts';
import { plannedIn, type TeamRow } from './model/rows.ts';
import styles from './TypedHint.module.css';

/** Supply with the typed values, supply as stored, and demand, by shown week. */
interface Balance {
  readonly mondays: readonly Day[];
  readonly supply: readonly number[];
  readonly stored: readonly number[];
  readonly demand: ReadonlyMap<string, number | null>;
}

/** Why the active cell is refused, or what the text being typed will store for its employee; undefined while nothing is typed. */
export const useHint = (sheet: SheetModel<TeamRow>, { mondays, supply, stored, demand }: Balance) => {
  const { t } = useTranslation();
  const { state, grid, rows } = sheet;
  const { active } = state.selection;
  const live = rows[active.row];
  if (!state.editing) return live?.faults[grid.columns[active.column]?.id ?? ''];
  const box = rangeOf(state.selection);
  const [first, last] = [grid.columns[box.left], grid.columns[box.right]];
  if (!live || !first || !last) return undefined;
  const fault = live.faults[state.editing.column];
  if (fault !== undefined) return fault;

  const isChanged = grid.columns.slice(box.left, box.right + 1).some(({ id }) => live.changed.has(id));
  if (!isChanged) return t('assets.team.hint.same', { name: live.row.name });

  const range = { start: first.id as Day, end: sundayOf(last.id) };
  const { touched, pieces } = outcomeOf(
    live.row.member.periods,
    plannedIn(live),
    range,
    addDays(range.start, -1),
    addDays(range.end, 1),
  );
  const label = (day: Day) => weekLabel(weekOf(day));
  const pieceText = ({ rate, start, end }: Piece) => {
    const what = rate === undefined ? t('assets.team.noPeriod') : `${formatNumber(rate * 100)} %`;
    if (end !== null && end < range.start) return t('assets.team.hint.until', { what, week: label(end) });
    if (start > range.end) return t('assets.team.hint.from', { what, week: label(start) });
    const weeks = end === null || label(start) === label(end) ? label(start) : `${label(start)}–${label(end)}`;
    return `${what} ${weeks}`;
  };
  const effect = effectOf(
    mondays.slice(box.left, box.right + 1).map((monday, at) => ({
      monday,
      supply: supply[box.left + at] ?? 0,
      stored: stored[box.left + at] ?? 0,
      demand: demand.get(monday) ?? null,
    })),
  );
  const signed = (value: number) => numberText(value, 'receipt', { sign: true });
  const effects = [
    ...(effect.change !== 0 ? [t('assets.team.hint.supply', { change: signed(effect.change) })] : []),
    ...(effect.worst
      ? [t('assets.team.hint.worst', { week: label(effect.worst.monday), diff: signed(effect.worst.diff) })]
      : []),
  ];
  const lead = t(touched === 0 ? 'assets.team.hint.new' : 'assets.team.hint.becomes');
  return (
    <>
      <b>
        {lead} {pieces.map(pieceText).join(', ')}.
      </b>
      <small>
        {t('assets.team.people', { count: box.bottom - box.top + 1 })},{' '}
        {t('ui.period.weeks', { count: box.right - box.left + 1 })}. {t('assets.team.hint.follows')}{' '}
        {effects.join(', ')}
        {effects.length > 0 && '.'}
      </small>
      <small>
        <kbd className={styles.key}>↵</kbd> {t('assets.team.hint.write')} <kbd className={styles.key}>Esc</kbd>{' '}
        {t('assets.team.hint.undo')}
      </small>
    </>
  );
};
