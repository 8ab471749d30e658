import { neighbourOf } from '#shared/planning/choosePeriod.ts';
import type { PlanPeriod } from '#shared/planning/planPeriod.ts';
import type { Day } from '#shared/time/day.ts';
import { type SelectedPeriod, useSelectedPeriod } from './useSelectedPeriod.ts';

/** The periods as the server answered them, undefined until then, and how to change them before they are loaded again. */
interface AnsweredPeriods<Row> {
  readonly data: readonly Row[] | undefined;
  readonly change: (change: (before: readonly Row[]) => Row[]) => void;
}

/** The periods of a tab, the selected one, and the ways to change either. */
export interface Periods<Row extends PlanPeriod> extends Omit<SelectedPeriod<Row>, 'select'> {
  /** Shows a period as stored, new or changed, before the list is loaded again. */
  readonly show: (stored: Row) => void;
  /** The same for a new period, which is then selected. */
  readonly add: (stored: Row) => void;
  /** Takes a removed period off the list and selects its neighbour. */
  readonly removeFromList: (id: string) => void;
}

/** The periods of a tab and the one that the address selects ({@link useSelectedPeriod}), changed in the list as they are stored. */
export const usePeriods = <Row extends PlanPeriod>(
  { data, change }: AnsweredPeriods<Row>,
  weekIn?: (period: Row, wanted: Day | undefined, today: Day) => Day,
): Periods<Row> => {
  const { select, ...selection } = useSelectedPeriod(data, weekIn);
  const { list } = selection;
  const show = (stored: Row) => change((before) => [...before.filter(({ id }) => id !== stored.id), stored]);
  return {
    ...selection,
    show,
    add: (stored) => {
      // In the list before it is selected: an id of the address that is not in the list is replaced.
      show(stored);
      select(stored.id, false);
    },
    removeFromList: (id) => {
      const next = list && neighbourOf(list, id);
      change((before) => before.filter((period) => period.id !== id));
      select(next?.id, true);
    },
  };
};
