import fc from 'fast-check';
import { expect, test } from 'vitest';
import { receiptsOfWeeks } from '#shared/calculation/index.ts';
import { packed, unpacked } from '#shared/planning/packedWeeks.ts';
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

test('a field with more or fewer weeks than there are is refused', () => {
  const weeks = weeksOf({ start: '2026-01-05', end: '2026-01-25' });
  expect(unpacked({ demand: [[3, 2]] }, weeks).map(({ demand }) => demand)).toEqual([2, 2, 2]);
  expect(() => unpacked({ demand: [[2, 2]] }, weeks)).toThrow('lack values');
  expect(() => unpacked({ demand: [[4, 2]] }, weeks)).toThrow('too many values');
});
