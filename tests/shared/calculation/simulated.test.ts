import { describe, expect, it } from 'vitest';
import { withSimulated } from '#shared/calculation/index.ts';

const live = (start: string, end: string | null) => ({ start, end, simulation: false, shiftDemands: [] });
const simulated = (start: string, end: string | null) => ({ ...live(start, end), simulation: true });

/** The periods that simulated demand becomes, live where it counts, as `start..end`. */
const added = (...demands: ReturnType<typeof live>[]): string[] =>
  withSimulated({ demands })
    .demands.slice(demands.filter(({ simulation }) => !simulation).length)
    .map(({ start, end, simulation }) => `${simulation ? 'simulated ' : ''}${start}..${end ?? ''}`);

describe('simulated demand counted as live', () => {
  it.each([
    { what: 'alone: whole', demands: [simulated('2026-06-01', '2026-06-30')], adds: ['2026-06-01..2026-06-30'] },
    { what: 'without an end: without an end', demands: [simulated('2026-06-01', null)], adds: ['2026-06-01..'] },
    {
      what: 'around live demand: before and after it',
      demands: [live('2026-06-10', '2026-06-12'), simulated('2026-06-01', '2026-06-30')],
      adds: ['2026-06-01..2026-06-09', '2026-06-13..2026-06-30', 'simulated 2026-06-10..2026-06-12'],
    },
    {
      what: 'under live demand without an end: not at all',
      demands: [live('2026-05-01', null), simulated('2026-06-01', '2026-06-30')],
      adds: ['simulated 2026-06-01..2026-06-30'],
    },
    {
      what: 'overlapping another, listed first but starting later: from the day after the other',
      demands: [simulated('2026-06-10', '2026-06-30'), simulated('2026-06-01', '2026-06-15')],
      adds: ['2026-06-01..2026-06-15', '2026-06-16..2026-06-30', 'simulated 2026-06-10..2026-06-15'],
    },
  ])('$what', ({ demands, adds }) => expect(added(...demands)).toEqual(adds));

  it('takes the place of what is simulated in the plan, which stays unchanged else', () => {
    const demands = [live('2026-05-01', '2026-05-31'), simulated('2026-06-01', null)];
    const plan = withSimulated({ name: 'Läkare', demands });
    expect(plan.name).toBe('Läkare');
    expect(plan.demands).toEqual([demands[0], live('2026-06-01', null)]);
    expect(demands[1]?.simulation).toBe(true);
  });
});
