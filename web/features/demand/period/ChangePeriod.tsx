import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { demand as contract } from '#shared/contract/demand.ts';
import type { Demand } from '#shared/model/demand.ts';
import { accessLevelOf } from '#shared/time/accessLevel.ts';
import type { Period } from '#shared/time/period.ts';
import type { CategoryPlace } from '#web/api/place.ts';
import { useChange } from '#web/api/useChange.ts';
import { useMayChangeHistory } from '#web/ui/hooks/useRole.ts';
import { periodText, today } from '#web/ui/period/dates.ts';
import type { ChosenPeriod } from '#web/ui/period/pull.ts';
import { ConflictDialog } from '#web/ui/state/ConflictDialog.tsx';
import { PeriodDialog } from './PeriodDialog.tsx';
import { firstChange, judgeChange } from './rules.ts';

interface ChangePeriodProps {
  readonly place: CategoryPlace;
  readonly list: readonly Demand[];
  readonly demand: Demand;
  readonly onChanged: (demand: Demand) => void;
  readonly onClose: () => void;
}

/** Moves a demand period; a start or end older than the limit stands still (spec 2 section 4). */
export const ChangePeriod = ({ place, list, demand, onChanged, onClose }: ChangePeriodProps) => {
  const { t } = useTranslation();
  const mayChangeHistory = useMayChangeHistory();
  const asker = useMemo(() => ({ today: today(), mayChangeHistory }), [mayChangeHistory]);
  const { startReadOnly, endReadOnly } = accessLevelOf(demand, asker.today, mayChangeHistory);
  const [{ version }] = useState(demand);
  const [{ start, end }, setChosen] = useState<ChosenPeriod>(demand);
  const change = useChange(contract.updatePeriod);
  const current = change.problem?.conflict?.current as Demand | undefined;

  const send = async (known: number) => {
    const moved = { ...(startReadOnly || start === null ? {} : { start }), ...(endReadOnly ? {} : { end }) };
    const done = await change.run({
      params: { ...place.ids, demandId: demand.id },
      body: { ...moved, version: known },
    });
    if (done) onChanged(done.answer);
  };
  const written = (period: Period) => {
    const { weeks, year, days } = periodText(period, t('ui.period.openShort'));
    return `${weeks} ${year} (${days})`;
  };

  return (
    <>
      <PeriodDialog
        title={t('demand.menu.change')}
        action={t('ui.save')}
        value={{ start, end }}
        onChange={setChosen}
        faults={judgeChange(list, demand, { start, end }, asker)}
        note={startReadOnly && <p>{t('demand.startReadOnly')}</p>}
        state={change.state}
        problem={change.problem}
        min={firstChange(asker)}
        startDisabled={startReadOnly}
        endDisabled={endReadOnly}
        onSubmit={() => send(version)}
        onClose={onClose}
      />
      <ConflictDialog
        conflict={change.problem?.conflict}
        differences={
          current && start
            ? [{ label: t('demand.period'), theirs: written(current), mine: written({ start, end }) }]
            : []
        }
        onTheirs={onClose}
        onMine={() => send(current?.version ?? version)}
        onCancel={change.reset}
      />
    </>
  );
};
