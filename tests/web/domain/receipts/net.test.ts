import { describe, expect, it } from 'vitest';
import { assumesAbsence, netFrom } from '#web/domain/receipts/net.ts';
import { outlineOf } from '#web/features/overview/model/outline.ts';
import { rangeFrom } from '#web/features/overview/model/range.ts';
import { rowsOf } from '#web/features/overview/model/rows.ts';
import { first, later, place, receipt } from '../../features/overview/places.ts';

const net = { netSupply: 9, netDiff: -1.2, netShortCategories: ['Läkare'] };

describe('net figures', () => {
  it.each([
    ['a later week of a sum', receipt(later(1), -0.2, { ...net, shortCategories: [] }), [-1.2, 9, ['Läkare']]],
    ['this week of a category', receipt(first, -0.2, { netSupply: 9, netDiff: -1.2 }), [-1.2, 9, undefined]],
    ['a week without demand', receipt(first, null, { netSupply: 9, netDiff: null }), [null, 9, undefined]],
    ['a past week', receipt(later(-1), -0.2, { ...net, shortCategories: [] }), [-0.2, 10, []]],
    ['a week of which nothing is assumed', receipt(later(1), -0.2, { shortCategories: ['Vak'] }), [-0.2, 10, ['Vak']]],
  ])('of %s are its difference, supply and shortages', (_, one, expected) => {
    const [shown] = netFrom([one], first);
    expect([shown?.diff, shown?.workRateSum, shown?.shortCategories]).toEqual(expected);
  });

  it('leave the net supply of categories without demand out of the difference', () => {
    const sum = { demand: 5, workRateWithoutDemand: 4, netSupply: 9, netDiff: 0.4 };
    expect(netFrom([receipt(first, 1, sum)], first)[0]?.workRateWithoutDemand).toBe(3.6);
    expect(netFrom([receipt(first, null, { netSupply: 9, netDiff: null })], first)[0]?.workRateWithoutDemand).toBe(9);
  });

  it('are offered only where absence is assumed of this week or a later one', () => {
    expect(assumesAbsence([receipt(first, 0, net)], first)).toBe(true);
    expect(assumesAbsence([receipt(first, 0, net)], later(1))).toBe(false);
    expect(assumesAbsence([receipt(first, 0)], first)).toBe(false);
    expect(assumesAbsence(undefined, first)).toBe(false);
  });

  it('make cells, means and counts of short weeks of a map net', () => {
    const unit = { unitId: 'm31', unitName: 'Medicin 31', missingDemand: [], shortCategories: [] };
    const weeks = [receipt(first, 0, { ...unit, ...net }), receipt(later(1), 0, { ...unit, ...net, netDiff: -0.6 })];
    const shown = rangeFrom(first).weeks.slice(0, 2);
    const rows = (receipts: typeof weeks) =>
      rowsOf(outlineOf(place('m31').parent!, 'unit', new Set()), shown, receipts, new Set())[0]!;
    expect(rows(weeks)).toMatchObject({ mean: 0, shortWeeks: 0, cells: [{ shown: 0 }, { shown: 0 }] });
    expect(rows(netFrom(weeks, first))).toMatchObject({
      mean: expect.closeTo(-0.9),
      shortWeeks: 2,
      cells: [{ shown: -1.2 }, {}],
    });
  });
});
