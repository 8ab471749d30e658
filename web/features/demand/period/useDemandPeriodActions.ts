import { useTranslation } from 'react-i18next';
import { demand as contract } from '#shared/contract/demand.ts';
import type { Call } from '#shared/contract/endpoint.ts';
import type { Demand } from '#shared/model/demand.ts';
import { periodText } from '#web/domain/planning/dates.ts';
import { useCommand } from '#web/domain/planning/useCommand.ts';
import { type Move, usePeriodActions } from '#web/domain/planning/usePeriodActions.ts';
import type { Periods } from '#web/domain/planning/usePeriods.ts';
import { useConfirm } from '#web/kit/ui/hooks/useConfirm.ts';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';

type NewDemand = Call<typeof contract.create>['body'];

/** Creating, moving, removing, locking and simulating the demand periods of a category. */
export const useDemandPeriodActions = ({ ids }: CategoryPlace, periods: Periods<Demand>) => {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const paramsOf = ({ id }: { readonly id: string }) => ({ ...ids, demandId: id });
  const toggled = (demand: Demand) => ({ params: paramsOf(demand), body: { version: demand.version } });
  const actions = usePeriodActions({
    kind: 'demand',
    endpoints: {
      create: useCommand(contract.create, (body: NewDemand) => ({ params: ids, body })),
      update: useCommand(contract.updatePeriod, ({ id, body }: Move) => ({ params: paramsOf({ id }), body })),
      remove: useCommand(contract.remove, (demand: Demand) => ({
        params: paramsOf(demand),
        version: demand.version,
      })),
    },
    periods,
    question: (period) => ({
      title: t('demand.removeTitle', { ...periodText(period, t('ui.period.openShort')) }),
      text: t('demand.removeText'),
    }),
  });
  const simulation = useCommand(contract.toggleSimulation, toggled);
  const lock = useCommand(contract.toggleLock, toggled);
  return {
    ...actions,
    /** Makes a live period a simulation, once it is confirmed that its weeks lose their demand; or a simulation live. */
    toggleSimulation: async (demand: Demand): Promise<void> => {
      const weeks = periodText(demand, t('ui.period.openShort'));
      const question = {
        title: t('demand.simulateTitle', { ...weeks }),
        text: t('demand.simulateText', { ...weeks }),
        action: t('demand.menu.simulate'),
      };
      if (!demand.simulation && !(await confirm(question))) return;
      await actions.runOn(simulation, demand);
    },
    toggleLock: (demand: Demand) => actions.runOn(lock, demand),
    /** Why the last action outside a dialog was refused. */
    problem: simulation.problem ?? lock.problem ?? actions.remove.problem,
    /** Whether that action was the removal. */
    isRemovalRefused: actions.remove.problem !== undefined && !simulation.problem && !lock.problem,
  };
};

export type DemandPeriodActions = ReturnType<typeof useDemandPeriodActions>;
