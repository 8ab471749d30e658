import type { DemandHead, StoredDemand } from '#functions/core/plan/stored.ts';
import { fieldProblem } from '#functions/kernel/problem.ts';
import { liveOf } from '#shared/planning/planPeriod.ts';
import { fits, sorted } from '#shared/time/timeline.ts';

export type Dates = DemandHead['periods'];

/** The dates with these demand periods added or replaced. */
export const datesWith = (dates: Dates, ...demands: readonly StoredDemand[]): Dates => {
  const entries = demands.map(({ id, start, end, simulation }) => ({ id, start, end, simulation }));
  const others = dates.filter(({ id }) => !demands.some((demand) => demand.id === id));
  return sorted([...others, ...entries]);
};

export const datesWithout = (dates: Dates, removed: string): Dates => dates.filter(({ id }) => id !== removed);

/** Throws `overlap` when a live demand period would share days with another (a change never shortens a sibling). */
export const assertFits = (dates: Dates, demand: StoredDemand): void => {
  if (demand.simulation) return;
  const placed = fits(liveOf(datesWithout(dates, demand.id)), demand);
  if (!placed.ok) throw fieldProblem(placed.field, 'overlap', 'overlap');
};
