import { expect, it } from 'vitest';
import type { RemedyMeasure } from '#shared/model/remedy.ts';
import { limitIn } from '#web/features/overview/remedies/build/model.ts';

const whole = { limit: 0.25, first: 0, end: 3, isProposed: true };
const person = { assetId: 'ast_1', name: 'Anna Ek', workRate: 0.75, absence: null };
const lender = { areaId: 'a', unitId: 'u', categoryId: 'c', unitName: 'Dialys', isSameArea: true, canWrite: true };

it.each([
  ['somebody', { ...whole, kind: 'moreTime', person, spare: [0.5, 0.25, 0.4] }],
  ['a lender', { ...whole, kind: 'loan', lender: { ...lender, surplus: [0.509, 0.25, 0.4] } }],
] as const)('%s gives as much as there is to spare in each of the chosen weeks', (_, measure) => {
  const of = (first: number, end: number) => limitIn(measure as unknown as RemedyMeasure, { first, end });
  expect(of(0, 3)).toBe(measure.limit);
  expect([of(0, 1), of(1, 2), of(2, 3), of(0, 2)]).toEqual([0.5, 0.25, 0.4, 0.25]);
});

it('a pool has its own limit in any weeks', () => {
  expect(limitIn({ ...whole, kind: 'substitute' } as RemedyMeasure, { first: 1, end: 2 })).toBe(0.25);
});
