import { useTranslation } from 'react-i18next';
import type { Demand } from '#shared/model/demand.ts';
import type { actionsAt } from '#web/domain/planning/actionsAt.ts';
import { useStableCallback } from '#web/kit/ui/hooks/useStableCallback.ts';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import { useRight } from '#web/platform/api/useRight.ts';
import type { DemandPeriodActions } from './useDemandPeriodActions.ts';
import { useLockedText } from './useLockedText.ts';

/** What the menu of a demand period has beside the actions of every period. */
export const demandActions = { altering: ['simulation', 'lock'], always: ['compare', 'print'] } as const;

export type DemandAction = ReturnType<
  typeof actionsAt<(typeof demandActions)['altering'][number] | (typeof demandActions)['always'][number]>
>[number];

interface DemandMenuOptions {
  readonly actions: DemandPeriodActions;
  /** Drops the unsaved draft. */
  readonly forget: () => void;
  readonly onCompare: () => void;
}

/** Runs the actions of the menu; a locked period refuses all but unlocking, comparing and printing. */
export const useDemandMenu = (demand: Demand, { actions, forget, onCompare }: DemandMenuOptions) => {
  const { t } = useTranslation();
  const message = useToast();
  const mayLock = useRight('lockDemand');
  const locked = useLockedText();
  return useStableCallback((action: DemandAction): void => {
    if (action === 'print') window.print();
    else if (action === 'compare') onCompare();
    else if (action === 'lock') {
      if (mayLock) void actions.toggleLock(demand);
      else message.info(t('problems.lockRole'), 6);
    } else if (demand.locked) message.error(locked, 6);
    else if (action === 'change') actions.open('move');
    else if (action === 'simulation') void actions.toggleSimulation(demand);
    else void actions.confirmRemoval(demand, forget);
  });
};
