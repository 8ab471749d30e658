import Checkbox from 'antd/es/checkbox';
import Radio from 'antd/es/radio';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { demand as contract } from '#shared/contract/demand.ts';
import type { Demand } from '#shared/model/demand.ts';
import { useChange } from '#web/api/useChange.ts';
import { useMayChangeHistory } from '#web/api/useRole.ts';
import type { CategoryPlace } from '#web/navigation/place.ts';
import { periodText } from '#web/planning/dates.ts';
import { PeriodDialog } from '#web/planning/PeriodDialog.tsx';
import type { ChosenPeriod } from '#web/planning/pull.ts';
import { firstStart, judgeNew, proposalOf } from '#web/planning/rules.ts';
import { today } from '#web/ui/dates.ts';
import styles from './NewPeriod.module.css';

const bases = ['previous', 'selected', 'nothing'] as const;

interface NewPeriodProps {
  readonly place: CategoryPlace;
  readonly list: readonly Demand[];
  readonly selected: Demand | undefined;
  readonly onMade: (made: Demand) => void;
  readonly onClose: () => void;
}

/** The form of a new demand period: proposed next after the last, based on the previous one unless chosen otherwise. */
export const NewPeriod = ({ place, list, selected, onMade, onClose }: NewPeriodProps) => {
  const { t } = useTranslation();
  const mayChangeHistory = useMayChangeHistory();
  const asker = useMemo(() => ({ today: today(), mayChangeHistory }), [mayChangeHistory]);
  const [chosen, setChosen] = useState<ChosenPeriod>(() => proposalOf(list, asker));
  const [base, setBase] = useState<(typeof bases)[number]>('previous');
  const [simulation, setSimulation] = useState(false);
  const creation = useChange(contract.create);
  const { faults, shortened } = judgeNew(list, { ...chosen, simulation }, asker);
  const named = (period: Demand) => periodText(period, t('ui.period.openShort'));

  const submit = async () => {
    const { start, end } = chosen;
    if (start === null) return;
    const baseOnSchemaId = base === 'selected' && selected ? selected.id : null;
    const done = await creation.run({
      params: place.ids,
      body: { start, end, base, baseOnSchemaId, simulation, comment: '' },
    });
    if (done) onMade(done.answer);
  };

  return (
    <PeriodDialog
      title={t('demand.new.title')}
      action={t('demand.new.create')}
      value={chosen}
      onChange={setChosen}
      faults={faults}
      notes={shortened ? [t('ui.period.shortens', { ...named(shortened) })] : []}
      state={creation.state}
      problem={creation.problem}
      min={firstStart(asker)}
      onSubmit={submit}
      onClose={onClose}
    >
      <fieldset className={styles.bases}>
        <legend>{t('demand.new.base')}</legend>
        {bases.map((one) => (
          <Radio
            key={one}
            name="base"
            checked={base === one}
            disabled={one === 'selected' && selected === undefined}
            onChange={() => setBase(one)}
          >
            {t(`demand.new.${one}`)}
            {one === 'selected' && selected && ` (${named(selected).weeks} ${named(selected).year})`}
          </Radio>
        ))}
      </fieldset>
      <Checkbox checked={simulation} onChange={({ target }) => setSimulation(target.checked)}>
        {t('demand.new.simulation')}
      </Checkbox>
    </PeriodDialog>
  );
};
