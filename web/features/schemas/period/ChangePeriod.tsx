import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { schemas } from '#shared/contract/schemas.ts';
import type { Schema } from '#shared/model/schema.ts';
import { accessLevelOf } from '#shared/time/accessLevel.ts';
import type { Period } from '#shared/time/period.ts';
import type { CategoryPlace } from '#web/api/place.ts';
import { useChange } from '#web/api/useChange.ts';
import { useMayChangeHistory } from '#web/ui/hooks/useRole.ts';
import { periodText, today } from '#web/ui/period/dates.ts';
import type { ChosenPeriod } from '#web/ui/period/pull.ts';
import { ConflictDialog } from '#web/ui/state/ConflictDialog.tsx';
import { weekTexts } from '../texts.ts';
import { PeriodDialog } from './PeriodDialog.tsx';
import { firstChange, judgeChange } from './rules.ts';

interface ChangePeriodProps {
  readonly place: CategoryPlace;
  readonly list: readonly Schema[];
  readonly schema: Schema;
  readonly onClose: () => void;
}

/** Moves a plan period; a start older than the limit stands still, the end may change (spec 2 section 4). */
export const ChangePeriod = ({ place, list, schema, onClose }: ChangePeriodProps) => {
  const { t } = useTranslation();
  const mayChangeHistory = useMayChangeHistory();
  const asker = useMemo(() => ({ today: today(), mayChangeHistory }), [mayChangeHistory]);
  const { startReadOnly, endReadOnly } = accessLevelOf(schema, asker.today, mayChangeHistory);
  // What the change is made against, also if the list is asked again meanwhile.
  const [{ version }] = useState(schema);
  const [{ start, end }, setChosen] = useState<ChosenPeriod>(schema);
  const change = useChange(schemas.updatePeriod);
  const limit = firstChange(asker);
  const conflict = change.problem?.conflict;

  const send = async (known: number) => {
    const moved = { ...(startReadOnly || start === null ? {} : { start }), ...(endReadOnly ? {} : { end }) };
    const done = await change.run({
      params: { ...place.ids, schemaId: schema.id },
      body: { ...moved, version: known },
    });
    if (done) onClose();
  };
  const written = (period: Period) => {
    const { weeks, year, days } = periodText(period, t('ui.period.openShort'));
    return `${weeks} ${year} (${days})`;
  };
  const current = conflict?.current as Schema | undefined;

  return (
    <>
      <PeriodDialog
        title={t('schemas.change')}
        value={{ start, end }}
        onChange={setChosen}
        faults={judgeChange(list, schema, { start, end }, asker)}
        notes={[
          ...(startReadOnly ? [t('schemas.startReadOnly')] : []),
          ...(limit === undefined ? [] : [t('schemas.limit', weekTexts(limit))]),
        ]}
        state={change.state}
        problem={change.problem}
        min={limit}
        startDisabled={startReadOnly}
        endDisabled={endReadOnly}
        onSubmit={() => send(version)}
        onClose={onClose}
      />
      <ConflictDialog
        conflict={conflict}
        differences={
          current && start
            ? [{ label: t('schemas.period'), theirs: written(current), mine: written({ start, end }) }]
            : []
        }
        onTheirs={onClose}
        onMine={() => send(current?.version ?? version)}
        onCancel={change.reset}
      />
    </>
  );
};
