import { useTranslation } from 'react-i18next';
import { rangeOf } from '#web/kit/ui/sheet/core/selection.ts';
import type { SheetModel } from '#web/kit/ui/sheet/useSheet.ts';
import { awayOn, type TeamRow } from './model/rows.ts';
import { reasonSaid } from './model/runs.ts';

/** Whose weeks are marked, which, and what was stored for the active one; undefined where the sheet has no cell. */
export const useMarked = ({ state, grid, rows }: SheetModel<TeamRow>) => {
  const { t } = useTranslation();
  const { active } = state.selection;
  const box = rangeOf(state.selection);
  const [live, column] = [rows[active.row], grid.columns[active.column]];
  const [first, last] = [grid.columns[box.left], grid.columns[box.right]];
  if (!live || !column || !first || !last) return undefined;
  const people = box.bottom - box.top + 1;
  const weeks = first === last ? first.head : `${first.head}–${last.head}`;
  const stored = live.row.texts[column.id];
  const away = awayOn(live.row.member, column.id);
  const reason = away && reasonSaid(away, (kind) => t(`assets.absence.${kind}`));
  return {
    live,
    column,
    who: people > 1 ? t('assets.team.people', { count: people }) : live.row.name,
    weeks,
    facts: [weeks, t('assets.team.bar.was', { rate: stored || '–' }), reason].filter(Boolean).join(' · '),
    isFault: live.faults[column.id] !== undefined && !(state.editing && column.unfinished?.(state.editing.text)),
  };
};
