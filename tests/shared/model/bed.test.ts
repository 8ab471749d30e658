import { describe, expect, it } from 'vitest';
import { beds } from '#shared/contract/beds.ts';
import { bothBeds } from '#shared/model/bed.ts';
import { refusals } from './refusals.ts';

const start = '2026-01-05';

describe('a bed period', () => {
  it.each([
    [{ beds: 0, weekendBeds: 999 }, {}],
    [{ beds: 20, end: '2026-01-11', comment: 'Sommar' }, {}],
    [{ weekendBeds: 20, beds: null }, {}],
    [{ beds: 1000 }, { beds: 'Högst 999.' }],
    [{ beds: 1, weekendBeds: 1000 }, { weekendBeds: 'Högst 999.' }],
    [{ beds: -1 }, { beds: 'Minst 0.' }],
    [{ beds: 12.5 }, { beds: 'Ange ett heltal.' }],
    [{ beds: '12' }, { beds: 'Ange ett tal.' }],
    [{ beds: null, weekendBeds: null }, { beds: 'Behöver fyllas i.' }],
    [{ beds: 1, start: '2026-01-07' }, { start: 'Perioden måste börja på en måndag.' }],
    [{ beds: 1, end: '2026-01-07' }, { end: 'Perioden måste sluta på en söndag.' }],
    [{ beds: 1, end: '2026-01-04' }, { end: 'Slutdatum måste vara senare än startdatum.' }],
    [{ beds: 1, comment: 'x'.repeat(1001) }, { comment: 'Högst 1000 tecken.' }],
  ])('%o has the faults %o, new or changed', (fields, faults) => {
    expect(refusals(beds.create.body, { start, ...fields })).toEqual(faults);
    expect(refusals(beds.update.body, { start, ...fields })).toEqual(faults);
  });

  it('needs a start and a count when new, nothing when changed', () => {
    expect(refusals(beds.create.body, {})).toEqual({ start: 'Behöver fyllas i.' });
    expect(refusals(beds.create.body, { start })).toEqual({ beds: 'Behöver fyllas i.' });
    for (const change of [{}, { beds: null }, { weekendBeds: null }, { end: null }])
      expect(refusals(beds.update.body, change)).toEqual({});
  });
});

describe('both counts', () => {
  it.each([
    [{ beds: 3 }, 3, 3],
    [{ weekendBeds: 3 }, 3, 3],
    [{ beds: 0, weekendBeds: 3 }, 0, 3],
    [{ beds: 3, weekendBeds: 0 }, 3, 0],
    [{ beds: null, weekendBeds: 0 }, 0, 0],
  ])('of %o are %i and %i', (given, weekday, weekend) => {
    expect(bothBeds(given)).toEqual({ beds: weekday, weekendBeds: weekend });
  });
});

describe('the range of a mean', () => {
  it.each([
    [{ start, end: '2026-01-05' }, {}],
    [{ start, end: '2026-01-04' }, { end: 'Slutdatum måste vara senare än startdatum.' }],
    [{ start }, { end: 'Behöver fyllas i.' }],
    [{ start, end: '2036-01-05' }, { end: 'Välj högst 318 veckor.' }],
  ])('%o has the faults %o', (query, faults) => {
    expect(refusals(beds.average.query, query)).toEqual(faults);
  });
});
