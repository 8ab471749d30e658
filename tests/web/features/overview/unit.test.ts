import { describe, expect, it } from 'vitest';
import type { BedPeriod } from '#shared/model/bed.ts';
import type { Day } from '#shared/time/day.ts';
import { graphRows } from '#web/domain/receipts/rows.ts';
import { detailCells, meanOf, roomOf } from '#web/features/overview/detail/cells.ts';
import { bedsOf } from '#web/features/overview/model/beds.ts';
import { outlineOf } from '#web/features/overview/model/outline.ts';
import { peopleOf } from '#web/features/overview/model/people.ts';
import { first, later, ofCategory, place, receipt } from './places.ts';

const nothing = new Set<string>();

describe('the people of a unit in a week', () => {
  const person = (assetId: string, rate: number, name = assetId) => ({
    assetId,
    name,
    rate,
    from: first,
    to: null,
    comment: '',
  });
  const [nurses] = ofCategory('m31', 'm31-sj', 'Sjuksköterska', 0);
  const [assistants] = ofCategory('m31', 'm31-un', 'Undersköterska', 0);
  const receipts = [
    { ...nurses!, away: [person('a', 0.5), person('b', 1)], leaving: [person('c', 0.2)], coming: [] },
    {
      ...assistants!,
      away: [person('e', 0.75, 'Öst'), person('d', 0.75, 'Ek')],
      leaving: [],
      coming: [person('f', 1)],
    },
    { ...nurses!, start: later(1), away: [person('later', 1)] },
  ];
  const [category, , total] = outlineOf(place('m31'), 'category', nothing);
  const names = (row: typeof category, chosen: ReadonlySet<string> = nothing) => {
    const people = peopleOf(row!, first, receipts, chosen);
    return Object.fromEntries(
      Object.entries(people).map(([reason, some]) => [reason, some.map(({ assetId }) => assetId)]),
    );
  };

  it('are those of the category, highest rate first, of that week only', () => {
    expect(names(category)).toEqual({ away: ['b', 'a'], leaving: ['c'], coming: [] });
  });

  it('are those of all categories in the sum, by rate and then by name', () => {
    expect(names(total)).toEqual({ away: ['b', 'd', 'e', 'a'], leaving: ['c'], coming: ['f'] });
  });

  it('are those of the chosen categories in the sum', () => {
    expect(names(total, new Set(['undersköterska']))).toEqual({ away: ['d', 'e'], leaving: [], coming: ['f'] });
  });

  it('have the place of their own category', () => {
    const { coming } = peopleOf(total!, first, receipts, nothing);
    expect(coming[0]?.place).toMatchObject({ unitId: 'm31', categoryId: 'm31-un' });
  });
});

describe('the beds of a week', () => {
  const period = (start: Day, end: Day | null, beds: number) => ({ start, end, beds, weekendBeds: 0 }) as BedPeriod;
  const periods = [period(later(4), null, 18), period(later(2), later(3), 20), period(first, later(2), 24)];

  it('are those of the period that holds, with the next change', () => {
    expect(bedsOf(periods.slice(0, 2), first)).toMatchObject({ now: undefined, next: { beds: 20 } });
    expect(bedsOf(periods, later(1))).toMatchObject({ now: { beds: 24 }, next: { beds: 20 } });
    expect(bedsOf(periods, later(9))).toMatchObject({ now: { beds: 18 }, next: undefined });
  });
});

describe('the figures below the graph', () => {
  const row = (key: string) => graphRows.find((one) => one.key === key)!;
  const rowsOf = (keys: readonly string[], changes: readonly object[], narrow: boolean) => {
    const weeks = changes.map((change, index) => receipt(later(index), 0, change));
    const rows = keys.map(row);
    const room = roomOf(rows, weeks, narrow);
    return rows.map((one) => detailCells(one, weeks, room).map(({ text, repeats }) => (repeats ? `(${text})` : text)));
  };
  const texts = (key: string, changes: readonly object[], narrow = false) => rowsOf([key], changes, narrow)[0]!;

  it.each([
    ['two decimals where all find room', [9.5, 21.51], false, ['9,50', '21,51']],
    ['one decimal from 100 on', [9.5, 121.51], false, ['9,5', '121,5']],
    ['one decimal in narrow columns', [9.5, 21.51], true, ['9,5', '21,5']],
    ['no decimals in narrow columns from 100 on', [9.5, 121.51], true, ['10', '122']],
  ])('have %s', (_, demands, narrow, expected) => {
    const changes = demands.map((demand) => ({ demand }));
    expect(texts('demand', changes, narrow)).toEqual(expected);
  });

  it.each([
    ['two decimals', 12.95, 13.4, -0.45, false, ['12,95', '13,40', '−0,45']],
    ['one decimal in narrow columns', 12.95, 13.4, -0.45, true, ['13,0', '13,4', '−0,4']],
    ['one decimal from 100 on', 112.25, 112.84, -0.59, false, ['112,3', '112,8', '−0,5']],
  ])('have a difference that is that of its terms with %s', (_, workRateSum, budget, diffBudget, narrow, expected) => {
    const change = { workRateSum, budget, diffBudget };
    expect(rowsOf(['supply', 'budget', 'diffBudget'], [change], narrow).flat()).toEqual(expected);
  });

  it('have one decimal from −10 down, so that two neighbours do not touch', () => {
    expect(texts('diffBudget', [{ diffBudget: -10.25 }, { diffBudget: -9 }])).toEqual(['−10,3', '−9,0']);
  });

  it('are red below zero as written, not where they round to zero', () => {
    const weeks = [-0.02, -0.2].map((diffBudget, index) => receipt(later(index), 0, { diffBudget }));
    const cells = detailCells(row('diffBudget'), weeks, roomOf([], weeks, true)).map(({ text, negative }) => [
      text,
      negative,
    ]);
    expect(cells).toEqual([
      ['0,0', false],
      ['−0,2', true],
    ]);
  });

  it('repeat the figure of the week before, but no missing one', () => {
    const demands = [{ demand: 5 }, { demand: 5 }, { demand: null }, { demand: null }, { demand: 5 }];
    expect(texts('demand', demands)).toEqual(['5,00', '(5,00)', '–', '–', '5,00']);
  });

  it('are empty where there is no supply without demand', () => {
    expect(texts('withoutDemand', [{}, { workRateWithoutDemand: 1.75 }])).toEqual(['', '1,75']);
  });

  it('have the mean over the weeks with a figure', () => {
    const weeks = [receipt(first, 1), receipt(later(1), null), receipt(later(2), 3)];
    expect(meanOf(row('demand'), weeks)).toBe(8);
    expect(meanOf(row('demand'), weeks.slice(1, 2))).toBeNull();
  });
});
