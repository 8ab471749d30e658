import type { Demand } from '#shared/model/demand.ts';
import type { Day } from '#shared/time/day.ts';
import { contains, type Period } from '#shared/time/period.ts';

/** The periods as the list shows them: the latest first, of two that start alike the live one before its simulation. */
export const latestFirst = (list: readonly Demand[]): readonly Demand[] =>
  list.toSorted((a, b) => {
    if (a.start !== b.start) return a.start < b.start ? 1 : -1;
    return Number(a.simulation) - Number(b.simulation);
  });

/**
 * The period to show: the one the address names, else the one last shown at this browser, else that of today, else the
 * latest. `list` has the latest first.
 */
export const chosenOf = (
  list: readonly Demand[],
  asked: string | undefined,
  remembered: Period | undefined,
  today: Day,
): Demand | undefined =>
  list.find(({ id }) => id === asked) ??
  list.find(({ start, end }) => start === remembered?.start && end === remembered.end) ??
  list.find((period) => !period.simulation && contains(period, today)) ??
  list[0];

/** Who is selected when a period goes: the one after it in the list, else the one before. */
export const neighbourOf = (list: readonly Demand[], id: string): Demand | undefined => {
  const index = list.findIndex((period) => period.id === id);
  return list[index + 1] ?? list[index - 1];
};
