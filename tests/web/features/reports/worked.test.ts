import { describe, expect, it } from 'vitest';
import type { WorkedYear } from '#shared/model/reportAnswer.ts';
import { isByUnit, workedRows, writtenWorked } from '#web/features/reports/model/worked.ts';

const year = {
  demandPerBedAndDay: 9.14,
  worklogPerBedAndDay: 9.86,
  diffDemandWorklogPerBedAndDay: 0.72,
  detailedResources: 0.16,
  unspecifiedResources: 0.56,
  beds: 20.14,
} as WorkedYear;

it('writes differences of key value 1 as those of the rows above them as they are written', () => {
  expect(workedRows[1].map(({ field }) => writtenWorked(year, field))).toEqual([20.14, 9.14, 9.86, 0.8, 0.16, 0.6]);
});

it('knows no difference of a year without figures', () => {
  const none = { ...year, diffDemandWorklogPerBedAndDay: null, unspecifiedResources: null };
  expect(writtenWorked({ ...none, worklogPerBedAndDay: null }, 'unspecifiedResources')).toBeNull();
});

describe('the rows of the table', () => {
  const group = (unitId: string | null, years: number) => ({
    unitId,
    name: unitId ?? 'Totalt',
    shortName: '',
    years: Array.from({ length: years }, (_, at) => ({ ...year, year: 2026 - at })),
  });

  it.each([
    ['units, of up to three years', [group('a', 3), group('b', 3), group(null, 3)], true],
    ['the figures, of four years', [group('a', 4), group('b', 4), group(null, 4)], false],
    ['the figures, of one unit or all together', [group(null, 2)], false],
  ])('are %s', (_, groups, byUnit) => expect(isByUnit(groups)).toBe(byUnit));
});
