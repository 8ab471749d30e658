import { describe, expect, it } from 'vitest';
import { assets } from '#shared/contract/assets.ts';
import { AssetFields, AssetPeriodFields } from '#shared/model/asset.ts';
import { assetRates } from '../../support/assetRates.ts';
import { refusals } from './refusals.ts';

const created = assets.createPeriod.body;
const changed = assets.updatePeriod.body;
const start = '2026-01-05';

describe('a period of employment', () => {
  it('has the defaults of full employment', () => {
    expect(AssetPeriodFields.parse({ start })).toEqual({
      start,
      end: null,
      ...assetRates,
      comment: '',
    });
  });

  it('has no defaults when it is changed', () => {
    expect(changed.parse({})).toEqual({});
    expect(changed.parse({ end: null, workRate: 0 })).toEqual({ end: null, workRate: 0 });
  });

  it.each([
    { workRate: 0, workRateExcluded: 1, weekendRate: 3, nightRate: 7, level: 6 },
    { workRate: 0.0001, workRateExcluded: 0.9999, weekendRate: 2.99, nightRate: 6.25, level: 0 },
    { workRate: 1, end: '2026-01-11', comment: '🙂'.repeat(1000) },
    { isFillIn: true, isContractor: false },
    { end: null },
  ])('is accepted: %o', (fields) => {
    expect(refusals(created, { start, ...fields })).toEqual({});
    expect(refusals(changed, fields)).toEqual({});
  });

  const refused: readonly [fields: object, field: string, text: string][] = [
    [{ start: '2026-01-06' }, 'start', 'Perioden måste börja på en måndag.'],
    [{ start: '2026-02-30' }, 'start', 'Ange ett datum som finns, i formen ÅÅÅÅ-MM-DD.'],
    [{ start: '2026-1-5' }, 'start', 'Ange ett datum som finns, i formen ÅÅÅÅ-MM-DD.'],
    [{ start: '2026-01-05T00:00:00Z' }, 'start', 'Ange ett datum som finns, i formen ÅÅÅÅ-MM-DD.'],
    [{ start: 20260105 }, 'start', 'Ange en text.'],
    [{ start: null }, 'start', 'Ange en text.'],
    [{ end: '2026-01-10' }, 'end', 'Perioden måste sluta på en söndag.'],
    [{ end: '2026-01-04' }, 'end', 'Slutdatum måste vara senare än startdatum.'],
    [{ end: '' }, 'end', 'Ange ett datum som finns, i formen ÅÅÅÅ-MM-DD.'],
    [{ workRate: 1.01 }, 'workRate', 'Högst 1.'],
    [{ workRate: -0.1 }, 'workRate', 'Minst 0.'],
    [{ workRate: 0.12345 }, 'workRate', 'Högst 4 decimaler.'],
    [{ workRate: 0.1 + 0.2 }, 'workRate', 'Högst 4 decimaler.'],
    [{ workRate: '1' }, 'workRate', 'Ange ett tal.'],
    [{ workRate: null }, 'workRate', 'Ange ett tal.'],
    [{ workRateExcluded: 1.0001 }, 'workRateExcluded', 'Högst 1.'],
    [{ workRateExcluded: 1e-7 }, 'workRateExcluded', 'Högst 4 decimaler.'],
    [{ weekendRate: 3.01 }, 'weekendRate', 'Högst 3.'],
    [{ weekendRate: 1.005 }, 'weekendRate', 'Högst 2 decimaler.'],
    [{ nightRate: 7.5 }, 'nightRate', 'Högst 7.'],
    [{ nightRate: 0.125 }, 'nightRate', 'Högst 2 decimaler.'],
    [{ level: 2.5 }, 'level', 'Nivå måste vara ett heltal'],
    [{ level: 7 }, 'level', 'Högst 6.'],
    [{ level: -1 }, 'level', 'Minst 0.'],
    [{ isFillIn: 'ja' }, 'isFillIn', 'Fel sorts värde.'],
    [{ isFillIn: true, isContractor: true }, 'isContractor', 'Välj antingen vikarie eller inhyrd, inte båda.'],
    [{ comment: 'x'.repeat(1001) }, 'comment', 'Högst 1000 tecken.'],
  ];
  it.each(refused)('is refused, new or changed: %o', (fields, field, text) => {
    expect(refusals(created, { start, ...fields })).toEqual({ [field]: text });
    expect(refusals(changed, { start, ...fields })).toEqual({ [field]: text });
  });

  it('needs a start when new', () => {
    expect(refusals(created, {})).toEqual({ start: 'Behöver fyllas i.' });
    expect(refusals(created, undefined)).toEqual({ '': 'Behöver fyllas i.' });
  });
});

describe('an employee', () => {
  const period = { start };
  it.each([
    [{ name: '  Åsa 🙂 ', period }, {}],
    [{ name: '🙂'.repeat(100), period }, {}],
    [{ name: 'x'.repeat(101), period }, { name: 'Högst 100 tecken.' }],
    [{ name: 'x'.repeat(10_000), period }, { name: 'Högst 100 tecken.' }],
    [{ name: ' \t', period }, { name: 'Behöver fyllas i.' }],
    [{ period }, { name: 'Behöver fyllas i.' }],
    [{ name: 7, period }, { name: 'Ange en text.' }],
    [{ name: 'A' }, { period: 'Behöver fyllas i.' }],
    [{ name: 'A', period: {} }, { 'period.start': 'Behöver fyllas i.' }],
    [
      { name: 'A', period: { start, isFillIn: true, isContractor: true } },
      { 'period.isContractor': 'Välj antingen vikarie eller inhyrd, inte båda.' },
    ],
  ])('%o has the faults %o', (body, faults) => {
    expect(refusals(AssetFields, body)).toEqual(faults);
  });

  it('has a name trimmed and in Unicode NFC', () => {
    expect(AssetFields.parse({ name: ' A\u030Asa ', period }).name).toBe('Åsa');
  });
});

describe('a period for several employees', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, number) => `ast_${number}`);
  it.each([
    [ids(1), {}],
    [ids(90), {}],
    [ids(91), { assetIds: 'Högst 90 stycken.' }],
    [[], { assetIds: 'Minst 1.' }],
    [['ast_1', 'ast_1'], { assetIds: 'Förekommer mer än en gång.' }],
    [[1], { 'assetIds.0': 'Ange en text.' }],
  ])('of %o has the faults %o', (assetIds, faults) => {
    expect(refusals(assets.createPeriods.body, { assetIds, period: { start } })).toEqual(faults);
  });
});

describe('the range of an employee', () => {
  it.each([
    [{}, {}],
    [{ start: '2026-01-07' }, {}],
    [{ start: '2026-01-07', end: '2026-01-07' }, {}],
    [{ start: '2026-01-07', end: '2026-01-06' }, { end: 'Slutdatum får inte vara före startdatum.' }],
    [{ end: 'idag' }, { end: 'Ange ett datum som finns, i formen ÅÅÅÅ-MM-DD.' }],
  ])('%o has the faults %o', (query, faults) => {
    expect(refusals(assets.one.query, query)).toEqual(faults);
  });
});
