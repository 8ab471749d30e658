import Checkbox from 'antd/es/checkbox';
import Radio from 'antd/es/radio';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Demand } from '#shared/model/demand.ts';
import type { Period } from '#shared/time/period.ts';
import { periodText } from '#web/domain/planning/dates.ts';
import { NewPeriodDialog } from '#web/domain/planning/NewPeriodDialog.tsx';
import styles from './NewDemandPeriod.module.css';
import type { DemandPeriodActions } from './useDemandPeriodActions.ts';

const bases = ['previous', 'selected', 'nothing'] as const;

interface NewDemandPeriodProps {
  readonly list: readonly Demand[];
  readonly selected: Demand | undefined;
  readonly actions: DemandPeriodActions;
  /** Weeks to simulate, by the demand of the selected period: what the form begins with. */
  readonly asked?: Period | undefined;
}

/** The form of a new demand period: its dates, the period it copies, and whether it is a simulation. */
export const NewDemandPeriod = ({ list, selected, actions, asked }: NewDemandPeriodProps) => {
  const { t } = useTranslation();
  const [base, setBase] = useState<(typeof bases)[number]>(asked && selected ? 'selected' : 'previous');
  const [simulation, setSimulation] = useState(asked !== undefined);
  const selectedText = selected && periodText(selected, t('ui.period.openShort'));
  return (
    <NewPeriodDialog
      title={t('demand.new.title')}
      action={t('ui.period.create')}
      list={list}
      actions={actions}
      newOf={(dates) => ({
        ...dates,
        base,
        baseOnSchemaId: base === 'selected' && selected ? selected.id : null,
        simulation,
        split: !simulation,
        comment: '',
      })}
      simulation={simulation}
      proposed={asked}
      splits
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
            {one === 'selected' && selectedText && ` (${selectedText.weeks} ${selectedText.year})`}
          </Radio>
        ))}
      </fieldset>
      <Checkbox checked={simulation} onChange={({ target }) => setSimulation(target.checked)}>
        {t('demand.new.simulation')}
      </Checkbox>
    </NewPeriodDialog>
  );
};
