import { expect } from 'vitest';
import { type Explained, recomputed, type Step } from '#shared/calculation/index.ts';
import { type Day, dayNumber } from '#shared/time/day.ts';

/** Random plans per property; the mutation run, which repeats the properties for each mutant, sets fewer. */
export const runs = Math.ceil(Number(process.env.PROPERTY_RUNS ?? 300) / 6);

/** A week that the formula page's worked examples are of. */
export const week = { start: '2026-01-05' as Day, end: '2026-01-11' as Day };
export const ofWeek = { from: week.start, to: week.end };

/** The category of the formula page's plan, as a step names it. */
export const ref = { categoryId: 'c', categoryName: 'Sjuksköterska' };

export const rangeOf = ({ start, end }: { readonly start: string; readonly end: string }) => ({
  start: start as Day,
  end: end as Day,
});
export const partOf = ({ start, end }: { readonly start: string; readonly end: string }) => ({
  from: dayNumber(start),
  to: dayNumber(end),
});

/** Fails unless the steps give the figure, and there are none where there is no figure. */
export const expectRecomputed = ({ value, steps }: Explained): void => {
  if (value === null) expect(steps).toEqual([]);
  else expect(steps.length ? recomputed(steps) : 0).toBeCloseTo(value, 7);
};

/** The same steps, but for some of their fields. */
export const having = <One extends Pick<Step, 'value'>>(steps: readonly One[], fields: Partial<Step>) =>
  steps.map((step) => ({ ...step, ...fields }));
