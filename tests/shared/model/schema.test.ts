import { describe, expect, it } from 'vitest';
import { schemas } from '#shared/contract/schemas.ts';
import { refusals } from './refusals.ts';

const start = '2026-01-05';

describe('a plan period', () => {
  it.each([
    [{}, {}],
    [{ end: null }, {}],
    [{ end: '2026-01-11' }, {}],
    [{ start: '2026-01-04' }, { start: 'Perioden måste börja på en måndag.' }],
    [{ end: '2026-01-12' }, { end: 'Perioden måste sluta på en söndag.' }],
    [{ end: '2026-01-04' }, { end: 'Slutdatum måste vara senare än startdatum.' }],
    [{ start: '2026-13-01' }, { start: 'Ange ett datum som finns, i formen ÅÅÅÅ-MM-DD.' }],
  ])('%o has the faults %o, new or moved', (given, faults) => {
    expect(refusals(schemas.create.body, { start, ...given })).toEqual(faults);
    expect(refusals(schemas.updatePeriod.body, { start, ...given })).toEqual(faults);
  });

  it('needs a start when new, and takes a comment of 1000 characters', () => {
    expect(refusals(schemas.create.body, {})).toEqual({ start: 'Behöver fyllas i.' });
    expect(schemas.create.body.parse({ start })).toEqual({ start, end: null, comments: '' });
    expect(refusals(schemas.update.body, { comments: 'å'.repeat(1000) })).toEqual({});
    expect(refusals(schemas.update.body, { comments: 'å'.repeat(1001) })).toEqual({ comments: 'Högst 1000 tecken.' });
    expect(refusals(schemas.update.body, { version: 1.5 })).toEqual({ version: 'Ange ett heltal.' });
  });
});
