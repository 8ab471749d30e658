import { useTranslation } from 'react-i18next';
import type { TeamMember } from '#shared/model/asset.ts';
import type { Draft } from '#web/kit/ui/sheet/core/draft.ts';
import { ConflictDialog } from '#web/kit/ui/state/ConflictDialog.tsx';
import type { Conflict } from '#web/platform/api/problem.ts';
import { saidText } from './model/cellText.ts';
import { type ConflictWeeks, typedIn, weeksLabel } from './model/conflict.ts';

interface TeamConflictProps {
  readonly conflict: Conflict<readonly TeamMember[]>;
  readonly weeks: readonly ConflictWeeks[];
  /** The typed texts that are dropped for the stored ones; the others are sent over them. */
  readonly onSettle: (dropped: Draft) => void;
  readonly onCancel: () => void;
}

/** Employees that another account changed meanwhile: the typed weeks with a choice for each, and the weeks that only the other changed. */
export const TeamConflict = ({ conflict, weeks, onSettle, onCancel }: TeamConflictProps) => {
  const { t } = useTranslation();
  const said = (text: string) => saidText(text, (kind) => t(`assets.absence.${kind}`));
  return (
    <ConflictDialog
      conflict={conflict}
      differences={weeks.map((one) => ({
        id: one.id,
        label: `${one.member.name}, ${weeksLabel(one)}`,
        theirs: said(one.theirs),
        mine: said(one.mine ?? one.theirs),
        settled: one.mine === undefined,
      }))}
      onTheirs={() => onSettle(typedIn(weeks))}
      onMine={(theirs) => onSettle(typedIn(weeks.filter(({ id }) => theirs.has(id))))}
      onCancel={onCancel}
    />
  );
};
