import { expect, test } from 'vitest';
import * as z from 'zod';
import { rowCopy } from '#functions/kernel/http/rowCopy.ts';
import { day } from '#shared/model/fields.ts';
import { figure } from '#shared/model/figure.ts';

const Row = z.object({
  'week-name': z.string(),
  year: z.number(),
  demand: figure.nullable(),
  supply: figure,
  levels: z.array(z.number()),
  from: day.nullable(),
  isLate: z.boolean().optional(),
  names: z.array(z.string()).min(1).optional(),
  diff: figure.nullable().optional(),
  days: z.int().min(0).max(7),
  kind: z.enum(['receipt', 'sum']),
  count: z.coerce.number(),
  note: z.string().trim().nullable(),
  rate: z
    .number()
    .nullable()
    .refine((rate) => rate !== 0),
});
const row = {
  ...{ 'week-name': 'v04', year: 2026, demand: null, supply: 16.4790224999, levels: [1, 0], from: '2026-01-19' },
  ...{ days: 7, kind: 'sum', count: '3', note: ' text ', rate: null },
};

test.each([
  row,
  { ...row, demand: -1 / 3, supply: -0, from: null, isLate: true, note: null },
  { ...row, names: ['a'], diff: null, levels: [] },
  { ...row, diff: 2 / 3, demand: 1e15 + 0.5, supply: 0.0000005, secret: 'x' },
])('a copied row is what the schema makes of it (%#)', (one) => {
  expect(rowCopy(Row)(one)).toEqual(Row.parse(one));
  expect(JSON.stringify(rowCopy(Row)(one))).toBe(JSON.stringify(Row.parse(one)));
});

test.each([
  { year: '2026' },
  { year: Number.NaN },
  { year: Number.POSITIVE_INFINITY },
  { supply: null },
  { supply: Number.NaN },
  { demand: '1' },
  { demand: undefined },
  { 'week-name': 4 },
  { levels: ['1'] },
  { levels: 1 },
  { names: [] },
  { names: null },
  { diff: 'x' },
  { from: '2026-02-30' },
  { isLate: 1 },
  { days: 8 },
  { days: 1.5 },
  { kind: 'other' },
  { note: 1 },
  { rate: 0 },
])('a row with a wrong field is refused: %o', (wrong) => {
  const { error } = Row.safeParse({ ...row, ...wrong });
  expect(error?.issues).toHaveLength(1);
  expect(() => rowCopy(Row)({ ...row, ...wrong })).toThrow(error);
});
