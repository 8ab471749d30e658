import fc from 'fast-check';
import { expect, test } from 'vitest';
import { receiptsOfWeeks } from '#shared/calculation/index.ts';
import { type Packed, packed, packedPart, packedTogether, unpacked } from '#shared/planning/packedWeeks.ts';
import { addDays } from '#shared/time/day.ts';
import { weeksOf } from '#shared/time/week.ts';
import { scenes } from '../calculation/arbitrary.ts';

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('receipts of any plan are unpacked as they were packed, also from JSON', () => {
  fc.assert(
    fc.property(scenes, ({ plan, ...range }) => {
      const weeks = weeksOf(range);
      const receipts = receiptsOfWeeks({ ...plan, daysOff: { redDay: 'sunday', eve: 'saturday' } }, weeks);
      const stored = JSON.parse(JSON.stringify(packed(receipts)));
      expect(plain(unpacked(stored, weeks))).toEqual(plain(receipts));
    }),
  );
});

test('a field that some weeks lack keeps its place, and a part is of the weeks that it is asked for', () => {
  const fields = { demand: [1, 2, 3, null], netDiff: [-1, 2, 0.5, -1] };
  const of = (count: number) => weeksOf({ start: '2026-01-05', end: addDays('2026-01-05', 7 * count - 1) });
  const shown = (packedFields: Packed, count: number) =>
    unpacked(packedFields, of(count)).map(({ demand, netDiff }) => [demand, netDiff]);
  expect(shown(fields, 4)).toEqual([
    [2, undefined],
    [null, 0.5],
    [null, 0.5],
    [null, undefined],
  ]);
  expect(shown(packedPart(fields, 1, 3), 3)).toEqual(shown(fields, 4).slice(1));
  const twice = packedTogether([
    { fields, weeks: 4 },
    { fields: { demand: [4, 1] }, weeks: 4 },
  ]);
  expect(twice.netDiff).toEqual([-1, 2, 0.5, -1, -4]);
  expect(shown(twice, 8).slice(4)).toEqual(Array.from({ length: 4 }, () => [1, undefined]));
  expect(() => packedPart(fields, 2, 3)).toThrow('lack values');
});

test('a field with more or fewer weeks than there are is refused', () => {
  const weeks = weeksOf({ start: '2026-01-05', end: '2026-01-25' });
  expect(unpacked({ demand: [3, 2] }, weeks).map(({ demand }) => demand)).toEqual([2, 2, 2]);
  expect(() => unpacked({ demand: [2, 2] }, weeks)).toThrow('lack values');
  expect(() => unpacked({ demand: [4, 2] }, weeks)).toThrow('too many values');
});
