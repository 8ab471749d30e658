import App from 'antd/es/app';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { demand as contract } from '#shared/contract/demand.ts';
import type { Demand } from '#shared/model/demand.ts';
import { conflictIn } from '#web/api/problem.ts';
import { useChange } from '#web/api/useChange.ts';
import { useHasRole } from '#web/api/useRole.ts';
import type { CategoryPlace } from '#web/navigation/place.ts';
import { periodText } from '#web/planning/dates.ts';
import { useConfirm } from '#web/ui/hooks/useConfirm.ts';
import type { PeriodAction } from './menu.ts';

interface ActionsOptions {
  readonly place: CategoryPlace;
  readonly demand: Demand;
  readonly onChanged: (demand: Demand) => void;
  readonly onRemoved: () => void;
}

/** What the period's menu does. A locked period is told to be, and left alone. */
export const useActions = ({ place, demand, onChanged, onRemoved }: ActionsOptions) => {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const confirm = useConfirm();
  const mayLock = useHasRole('Admin', 'SuperUser');
  const [changing, setChanging] = useState(false);
  const simulation = useChange(contract.toggleSimulation);
  const lock = useChange(contract.toggleLock);
  const removal = useChange(contract.remove);
  const params = { ...place.ids, demandId: demand.id };
  const { version } = demand;

  const toggle = async (change: typeof simulation | typeof lock) => {
    const done = await change.run({ params, body: { version } });
    if (done) onChanged(done.answer);
  };

  const remove = async () => {
    const agreed = await confirm({
      title: t('demand.removeTitle', { ...periodText(demand, t('ui.period.openShort')) }),
      text: t('demand.removeText'),
      action: t('ui.remove'),
      danger: true,
    });
    if (agreed && (await removal.run({ params, version }))) onRemoved();
  };

  const run = (action: PeriodAction): void => {
    if (action === 'print') window.print();
    else if (action === 'lock') {
      if (mayLock) void toggle(lock);
      else void message.info(t('problems.lockRole'), 6);
    } else if (demand.locked) void message.error(t('problems.locked'), 6);
    else if (action === 'change') setChanging(true);
    else if (action === 'simulation') void toggle(simulation);
    else void remove();
  };

  const problem = simulation.problem ?? lock.problem ?? removal.problem;
  useEffect(() => {
    // Somebody else changed the period meanwhile: it is shown as it is now, and may be toggled anew.
    const conflict = conflictIn<Demand>(problem);
    if (!conflict) return;
    void message.warning(t('problems.conflict'), 6);
    simulation.reset();
    lock.reset();
    onChanged(conflict.current);
  });
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const act = useCallback((action: PeriodAction) => latest.current(action), []);
  return { act, changing, stopChanging: () => setChanging(false), problem };
};
