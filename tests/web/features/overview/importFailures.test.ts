import { expect, test } from 'vitest';
import type { ImportFailure } from '#shared/model/hrImport.ts';
import { failureLines } from '#web/features/overview/imports/failureLines.ts';

const failure = (unitId: string, areaId: string, change: Partial<ImportFailure> = {}): ImportFailure => ({
  kind: 'personnel',
  at: '2026-11-01T02:00:00Z',
  fileName: '',
  message: 'Servern svarar inte.',
  unitId,
  areaId,
  unitName: unitId.toUpperCase(),
  ...change,
});
const failures = [
  failure('u1', 'a1'),
  failure('u2', 'a1'),
  failure('u3', 'a2'),
  failure('u3', 'a2', { kind: 'hours', at: '2026-11-02T02:00:00Z', message: 'Rad 2 har ett fel.' }),
];
const namesAt = (place: Parameters<typeof failureLines>[1]) =>
  failureLines(failures, place).map(({ message, units }) => [message, ...units.map(({ unitName }) => unitName)]);

test('failures of one reason are one line, the newest first', () => {
  expect(namesAt({ orgId: 'o' })).toEqual([
    ['Rad 2 har ett fel.', 'U3'],
    ['Servern svarar inte.', 'U1', 'U2', 'U3'],
  ]);
});

test('an area and a unit have their own failures only', () => {
  expect(namesAt({ orgId: 'o', areaId: 'a1' })).toEqual([['Servern svarar inte.', 'U1', 'U2']]);
  expect(namesAt({ orgId: 'o', areaId: 'a1', unitId: 'u2' })).toEqual([['Servern svarar inte.', 'U2']]);
});
