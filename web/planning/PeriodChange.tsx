import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accessLevelOf } from '#shared/time/accessLevel.ts';
import type { Day } from '#shared/time/day.ts';
import type { Period } from '#shared/time/period.ts';
import type { ApiProblem, Conflict } from '#web/api/problem.ts';
import type { ChangeState } from '#web/api/useChange.ts';
import { useMayChangeHistory } from '#web/api/useRole.ts';
import { mergedOn } from '#web/forms/mergedOn.ts';
import { today } from '#web/ui/dates.ts';
import { ConflictDialog } from '#web/ui/state/ConflictDialog.tsx';
import { periodText, weekTexts } from './dates.ts';
import { PeriodDialog } from './PeriodDialog.tsx';
import type { ChosenPeriod } from './pull.ts';
import { firstChange, judgeChange, type Listed } from './rules.ts';

/** What is sent: the dates that differ, and the version they were changed on. */
interface Moved {
  readonly start?: Day;
  readonly end?: Day | null;
  readonly version: number;
}

interface PeriodChangeProps<One extends Listed> {
  readonly title: string;
  readonly list: readonly One[];
  readonly period: One & { readonly version: number };
  readonly change: {
    readonly state: ChangeState;
    readonly problem: ApiProblem | undefined;
    readonly conflict: Conflict<One & { readonly version: number }> | undefined;
    reset(): void;
  };
  readonly onSend: (moved: Moved) => void;
  readonly onClose: () => void;
}

const datesOf = ({ start, end }: ChosenPeriod): ChosenPeriod => ({ start, end });

/**
 * Moves a period; a start or end older than the limit stands still. Of what somebody else moved meanwhile
 * only that is overruled which was moved here.
 */
export const PeriodChange = <One extends Listed>({ title, list, period, change, ...props }: PeriodChangeProps<One>) => {
  const { t } = useTranslation();
  const mayChangeHistory = useMayChangeHistory();
  const asker = useMemo(() => ({ today: today(), mayChangeHistory }), [mayChangeHistory]);
  const { startReadOnly, endReadOnly } = accessLevelOf(period, asker.today, mayChangeHistory);
  // What the change is made against, also if the list is asked again meanwhile.
  const [base] = useState(period);
  const [chosen, setChosen] = useState<ChosenPeriod>(period);
  const limit = firstChange(asker);
  const { conflict } = change;
  const current = conflict?.current;
  const merged = mergedOn(datesOf(current ?? base), datesOf(base), datesOf(chosen));

  const send = (version: number) =>
    props.onSend({
      ...(chosen.start !== null && chosen.start !== base.start && { start: chosen.start }),
      ...(chosen.end !== base.end && { end: chosen.end }),
      version,
    });
  const written = (one: Period) => {
    const { weeks, year, days } = periodText(one, t('ui.period.openShort'));
    return `${weeks} ${year} (${days})`;
  };

  return (
    <>
      <PeriodDialog
        title={title}
        action={t('ui.save')}
        value={chosen}
        onChange={setChosen}
        faults={judgeChange(list, period, chosen, asker)}
        notes={[
          ...(startReadOnly ? [t('ui.period.startReadOnly')] : []),
          ...(limit === undefined ? [] : [t('ui.period.limit', weekTexts(limit))]),
        ]}
        state={change.state}
        problem={change.problem}
        min={limit}
        startDisabled={startReadOnly}
        endDisabled={endReadOnly}
        onSubmit={() => send(base.version)}
        onClose={props.onClose}
      />
      <ConflictDialog
        conflict={conflict}
        differences={
          current && merged.start !== null
            ? [
                {
                  label: t('ui.period.one'),
                  theirs: written(current),
                  mine: written({ ...merged, start: merged.start }),
                },
              ]
            : []
        }
        onTheirs={props.onClose}
        onMine={() => send(current?.version ?? base.version)}
        onCancel={change.reset}
      />
    </>
  );
};
