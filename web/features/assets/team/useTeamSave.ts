import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { assets } from '#shared/contract/assets.ts';
import { type TeamChange, type TeamMember, teamLimits } from '#shared/model/asset.ts';
import { valuesOf } from '#shared/planning/assetWeeks.ts';
import type { AddedRow, Bases } from '#web/domain/planning/teamDraft.ts';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import { type Draft, withoutCells } from '#web/kit/ui/sheet/core/draft.ts';
import type { SheetModel } from '#web/kit/ui/sheet/useSheet.ts';
import { weekLabel } from '#web/kit/ui/weeks.ts';
import { type ApiProblem, conflictIn } from '#web/platform/api/problem.ts';
import { useChange } from '#web/platform/api/useChange.ts';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import { refusedEmployees } from '../refusedEmployees.ts';
import { addedBody } from './model/added.ts';
import { unreadWeek } from './model/cellText.ts';
import { plannedOf } from './model/edits.ts';
import type { TeamRow } from './model/rows.ts';

interface Refusal {
  readonly problem: ApiProblem;
  /** The employees of the refused request, in its order. */
  readonly ids: readonly string[];
}

/** The reason of refusal of each employee that a problem names. */
const reasonsOf = ({ problem, ids }: Refusal): Readonly<Record<string, string>> =>
  Object.fromEntries(refusedEmployees(problem.fields, ids).map(({ employee, text }) => [employee, text]));

interface TeamSaveOptions {
  readonly place: CategoryPlace;
  readonly sheet: SheetModel<TeamRow>;
  /** The employees with those that are not shown, and a function that shows them all. */
  readonly all: readonly TeamRow[];
  readonly showAll: () => void;
  readonly bases: Bases;
  readonly setBases: (change: (before: Bases) => Bases) => void;
  /** New rows, which are saved with the others; a function that forgets those that are. */
  readonly added: readonly AddedRow[];
  readonly setAdded: (added: readonly AddedRow[]) => void;
  /** Gets the employees as they are stored now. */
  readonly onStored: (members: readonly TeamMember[]) => Promise<unknown>;
}

/**
 * Saves the rows of all changed employees in one request, all or none. When more employees are changed than one transaction can hold,
 * nothing is sent. What was refused stays as it was typed.
 */
export const useTeamSave = ({
  place,
  sheet,
  all,
  showAll,
  bases,
  setBases,
  added,
  setAdded,
  onStored,
}: TeamSaveOptions) => {
  const change = useChange(assets.saveTeam);
  const draftChange = useChange(assets.saveDraft);
  const [refusal, setRefusal] = useState<Refusal>();
  const { t } = useTranslation();
  const message = useToast();

  const bodyOf = (ids: readonly string[], draft: Draft, over: Bases): TeamChange => ({
    assets: ids.flatMap((id) => {
      const base = over[id];
      if (!base) return [];
      const periods = plannedOf(base, draft[id]).map((period) => ({
        ...valuesOf(period),
        start: period.start,
        end: period.end,
        ...(period.id !== undefined && { id: period.id }),
      }));
      return [{ id, version: base.version, periods }];
    }),
  });

  const send = async (draft: Draft, over: Bases): Promise<boolean> => {
    setRefusal(undefined);
    const isNew = (id: string) => added.some((row) => row.id === id);
    const ids = Object.keys(draft).filter((id) => !isNew(id));
    if (ids.length === 0 && added.length === 0) return true;
    const { assets: changed } = bodyOf(ids, draft, over);
    const outcome =
      added.length > 0
        ? await draftChange.attempt({
            params: place.ids,
            body: { assets: changed, added: added.map((row) => addedBody(row, draft[row.id])) },
          })
        : await change.attempt({ params: place.ids, body: { assets: changed } });
    if (!outcome.ok) {
      setRefusal({ problem: outcome.problem, ids });
      return false;
    }
    // The rows have the saved texts before the draft drops them, so that nothing flickers.
    await onStored(outcome.answer);
    setBases((before) => Object.fromEntries(Object.entries(before).filter(([id]) => !(id in draft))));
    sheet.saved(draft);
    setAdded([]);
    return true;
  };

  const conflict = refusal && conflictIn<readonly TeamMember[]>(refusal.problem);
  return {
    state: added.length > 0 ? draftChange.state : change.state,
    problem: refusal?.problem,
    reasons: refusal ? reasonsOf(refusal) : {},
    conflict,
    /** Saves all that is typed; answers whether everything is saved. */
    save: async (): Promise<boolean> => {
      const { draft, faults } = sheet.commit();
      const [fault] = faults;
      // Employees and weeks that are not shown have no cell to go to.
      const unread = unreadWeek(draft);
      if (fault) sheet.goTo(fault.rowId, fault.columnId);
      else if (unread) {
        showAll();
        message.error(t('assets.team.unread', { week: weekLabel(unread), year: unread.year }), 6);
      }
      const people = Object.keys(draft).length;
      const isTooMany = people > teamLimits.assets;
      if (isTooMany) message.error(t('assets.team.tooMany', { people, most: teamLimits.assets }), 6);
      if (fault || unread || isTooMany || change.state !== 'idle' || draftChange.state !== 'idle') return false;
      const latest = all.map(({ id, member }) => [id, member] as const);
      return send(draft, { ...Object.fromEntries(latest), ...bases });
    },
    /** Drops these typed texts for what is stored, and sends the others over it. */
    settle: async (dropped: Draft) => {
      const current = Object.fromEntries((conflict?.current ?? []).map((member) => [member.id, member]));
      const mine = Object.entries(dropped).reduce(
        (draft, [id, texts]) => withoutCells(draft, id, new Set(Object.keys(texts))),
        sheet.draft,
      );
      const over = { ...bases, ...current };
      setRefusal(undefined);
      await onStored(conflict?.current ?? []);
      setBases(() => Object.fromEntries(Object.entries(over).filter(([id]) => id in mine)));
      sheet.saved(dropped);
      if (Object.keys(mine).length > 0) await send(mine, over);
    },
    dismissRefusal: () => setRefusal(undefined),
  };
};
