import { expect, it } from 'vitest';
import type { WorkedYear } from '#shared/model/reportAnswer.ts';
import { workedRows, writtenWorked } from '#web/features/reports/model/worked.ts';

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
