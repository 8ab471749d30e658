import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import type { Day } from '#shared/time/day.ts';
import { at } from '#web/kit/ui/sheet/core/selection.ts';
import { selected } from '#web/kit/ui/sheet/core/state.ts';
import type { SheetModel } from '#web/kit/ui/sheet/useSheet.ts';
import type { TeamRow } from './model/rows.ts';

/** Opens the shown weeks with one of them in sight and active; `week` is its column, −1 where it is not among them. */
export const useOpenedWeek = (
  scroller: RefObject<HTMLElement | null>,
  { act }: Pick<SheetModel<TeamRow>, 'act'>,
  mondays: readonly Day[],
  week: number,
): void => {
  const [first, last] = [mondays[0], mondays.at(-1)];
  const open = useEffectEvent(() => {
    if (week < 0) return;
    act(selected(({ active }) => at({ row: active.row, column: week })));
    scroller.current
      ?.querySelector(`[data-head="column"][data-index="${week}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other weeks are shown
  useLayoutEffect(() => open(), [first, last]);
};
