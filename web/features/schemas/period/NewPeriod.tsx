import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { schemas } from '#shared/contract/schemas.ts';
import type { Schema } from '#shared/model/schema.ts';
import { useChange } from '#web/api/useChange.ts';
import { useMayChangeHistory } from '#web/api/useRole.ts';
import type { CategoryPlace } from '#web/navigation/place.ts';
import { periodText, weekTexts } from '#web/planning/dates.ts';
import { PeriodDialog } from '#web/planning/PeriodDialog.tsx';
import type { ChosenPeriod } from '#web/planning/pull.ts';
import { firstStart, judgeNew, proposalOf } from '#web/planning/rules.ts';
import { today } from '#web/ui/dates.ts';

interface NewPeriodProps {
  readonly place: CategoryPlace;
  readonly list: readonly Schema[];
  readonly onMade: (made: Schema) => void;
  readonly onClose: () => void;
}

/** The form of a new plan period: proposed next after the last, judged as it is typed. */
export const NewPeriod = ({ place, list, onMade, onClose }: NewPeriodProps) => {
  const { t } = useTranslation();
  const mayChangeHistory = useMayChangeHistory();
  const asker = useMemo(() => ({ today: today(), mayChangeHistory }), [mayChangeHistory]);
  const [chosen, setChosen] = useState<ChosenPeriod>(() => proposalOf(list, asker));
  const creation = useChange(schemas.create);
  const { faults, shortened } = judgeNew(list, chosen, asker);
  const first = firstStart(asker);
  const notes = [
    ...(first === undefined ? [] : [t('schemas.fromNow', weekTexts(first))]),
    ...(shortened === undefined
      ? []
      : [t('ui.period.shortens', { ...periodText(shortened, t('ui.period.openShort')) })]),
  ];

  const submit = async () => {
    const { start, end } = chosen;
    if (start === null) return;
    const done = await creation.run({ params: place.ids, body: { start, end } });
    if (done) onMade(done.answer);
  };

  return (
    <PeriodDialog
      title={t('ui.period.new')}
      action={t('ui.save')}
      value={chosen}
      onChange={setChosen}
      faults={faults}
      notes={notes}
      state={creation.state}
      problem={creation.problem}
      min={first}
      onSubmit={submit}
      onClose={onClose}
    />
  );
};
