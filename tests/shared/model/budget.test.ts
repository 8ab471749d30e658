import { describe, expect, it } from 'vitest';
import { budget } from '#shared/contract/budget.ts';
import { refusals } from './refusals.ts';

const fields = { start: '2026-01-01', budget: 12.25 };

describe('a budget period', () => {
  it.each([
    [{}, {}],
    [{ name: '', comment: '' }, {}],
    [{ name: '   ' }, {}],
    [{ start: '2024-02-29', end: '2024-02-29' }, {}],
    [{ budget: 999 }, {}],
    [{ budget: 0 }, {}],
    [{ budget: 0.01 }, {}],
    [{ budget: 999.01 }, { budget: 'Högst 999.' }],
    [{ budget: 1000 }, { budget: 'Högst 999.' }],
    [{ budget: -1 }, { budget: 'Minst 0.' }],
    [{ budget: 1.005 }, { budget: 'Högst 2 decimaler.' }],
    [{ budget: '12,5' }, { budget: 'Ange ett tal.' }],
    [{ budget: null }, { budget: 'Ange ett tal.' }],
    [{ start: '2026-02-29' }, { start: 'Ange ett datum som finns, i formen ÅÅÅÅ-MM-DD.' }],
    [{ end: '2025-12-31' }, { end: 'Slutdatum får inte vara före startdatum.' }],
    [{ name: 'x'.repeat(101) }, { name: 'Högst 100 tecken.' }],
    [{ name: 1 }, { name: 'Ange en text.' }],
    [{ comment: 'x'.repeat(1001) }, { comment: 'Högst 1000 tecken.' }],
  ])('%o has the faults %o, new or changed', (given, faults) => {
    expect(refusals(budget.create.body, { ...fields, ...given })).toEqual(faults);
    expect(refusals(budget.update.body, { ...fields, ...given })).toEqual(faults);
  });

  it('needs start and services when new, nothing when changed', () => {
    expect(refusals(budget.create.body, {})).toEqual({ start: 'Behöver fyllas i.', budget: 'Behöver fyllas i.' });
    expect(refusals(budget.update.body, {})).toEqual({});
    expect(budget.update.body.parse({})).toEqual({});
  });

  it('has its name trimmed', () => {
    expect(budget.create.body.parse({ ...fields, name: ' A\u030Arsram ' })).toMatchObject({
      name: 'Årsram',
      end: null,
    });
  });
});
