import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstChange } from '#shared/planning/periodRules.ts';
import { accessLevelOf } from '#shared/time/accessLevel.ts';
import type { Period } from '#shared/time/period.ts';
import { conflictIn } from '#web/api/problem.ts';
import { mergedOn } from '#web/forms/mergedOn.ts';
import { ConflictDialog } from '#web/ui/state/ConflictDialog.tsx';
import { periodText, weekTexts } from './dates.ts';
import { judgePeriod } from './judgePeriod.ts';
import { PeriodDialog } from './PeriodDialog.tsx';
import type { StoredPeriod } from './planPeriod.ts';
import type { ChosenPeriod } from './pull.ts';
import type { PeriodActions } from './usePeriodActions.ts';
import { usePlanner } from './usePlanner.ts';

interface ChangePeriodDialogProps<Row extends StoredPeriod, New> {
  readonly list: readonly Row[];
  readonly period: Row;
  readonly actions: PeriodActions<Row, New>;
}

const datesOf = ({ start, end }: ChosenPeriod): ChosenPeriod => ({ start, end });

/**
 * Changes the dates of a period; a start or end before the 10-week limit is read-only. In a conflict only the dates that were
 * changed here replace those that are stored.
 */
export const ChangePeriodDialog = <Row extends StoredPeriod, New>({
  list,
  period,
  actions,
}: ChangePeriodDialogProps<Row, New>) => {
  const { t } = useTranslation();
  const planner = usePlanner();
  const { startReadOnly, endReadOnly } = accessLevelOf(period, planner.today, planner.mayChangeHistory);
  // What the change is made against, also when the list is loaded again meanwhile.
  const [base] = useState(period);
  const [chosen, setChosen] = useState<ChosenPeriod>(period);
  const limit = firstChange(planner);
  const { state, problem } = actions.update;
  const conflict = conflictIn<Row>(problem);
  const current = conflict?.current;
  const merged = mergedOn(datesOf(current ?? base), datesOf(base), datesOf(chosen));

  const send = (version: number) =>
    void actions.submitMove({
      id: base.id,
      body: {
        ...(chosen.start !== null && chosen.start !== base.start && { start: chosen.start }),
        ...(chosen.end !== base.end && { end: chosen.end }),
        version,
      },
    });
  const written = (dates: Period) => {
    const { weeks, year, days } = periodText(dates, t('ui.period.openShort'));
    return `${weeks} ${year} (${days})`;
  };

  return (
    <>
      <PeriodDialog
        title={t('ui.period.change')}
        action={t('ui.save')}
        value={chosen}
        onChange={setChosen}
        faults={judgePeriod({ list, chosen, planner, changed: period }).faults}
        notes={[
          ...(startReadOnly ? [t('ui.period.startReadOnly')] : []),
          ...(limit === undefined ? [] : [t('ui.period.limit', weekTexts(limit))]),
        ]}
        state={state}
        problem={problem}
        min={limit}
        startDisabled={startReadOnly}
        endDisabled={endReadOnly}
        onSubmit={() => send(base.version)}
        onClose={actions.close}
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
        onTheirs={actions.close}
        onMine={() => send(current?.version ?? base.version)}
        onCancel={actions.update.reset}
      />
    </>
  );
};
