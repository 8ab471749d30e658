import { describe, expect, it } from 'vitest';
import type { Quality } from '#shared/model/reportAnswer.ts';
import { lackingUnits, lacksOf, sameParts } from '#web/kit/ui/print/quality.ts';

const lack = (
  unitId: string,
  categoryName: string | null,
  from: string,
  to: string,
  kind: Quality[number]['kind'] = 'demand',
): Quality[number] => ({ unitId, unitName: unitId.toUpperCase(), categoryName, kind, from, to });

describe('what a report lacks', () => {
  it('is grouped by kind and unit, categories with the same days together', () => {
    const lacks = lacksOf([
      lack('med', 'Sjuksköterska', '2026-05-25', '2026-05-31'),
      lack('med', 'Undersköterska', '2026-05-25', '2026-05-31'),
      lack('pal', null, '2026-06-01', '2026-06-28', 'beds'),
      lack('pal', 'Läkare', '2026-06-03', '2026-06-04'),
    ]);
    expect(lacks).toEqual([
      {
        kind: 'demand',
        units: [
          {
            unitId: 'med',
            unitName: 'MED',
            parts: [{ categories: ['Sjuksköterska', 'Undersköterska'], days: 'v22' }],
          },
          { unitId: 'pal', unitName: 'PAL', parts: [{ categories: ['Läkare'], days: '3 jun–4 jun' }] },
        ],
      },
      { kind: 'beds', units: [{ unitId: 'pal', unitName: 'PAL', parts: [{ categories: [], days: 'v23–v26' }] }] },
    ]);
    expect(lackingUnits([lack('a', null, '2026-06-01', '2026-06-28')])).toEqual(new Set(['a']));
  });

  it('is said once where all units lack the same', () => {
    const unitsOf = (...days: readonly (readonly [from: string, to: string])[]) =>
      lacksOf(days.map(([from, to], index) => lack(`u${index}`, null, from, to))).flatMap(({ units }) => units);
    expect(sameParts(unitsOf(['2026-10-01', '2026-10-31'], ['2026-10-01', '2026-10-31']))).toBe('oktober');
    expect(sameParts(unitsOf(['2026-10-01', '2026-10-31'], ['2026-09-01', '2026-10-31']))).toBeUndefined();
  });

  it('names whole months, and the year where there are several', () => {
    const [kind] = lacksOf([lack('a', null, '2025-02-01', '2025-03-31'), lack('a', null, '2026-01-01', '2026-01-31')]);
    expect(kind?.units[0]?.parts.map(({ days }) => days)).toEqual(['februari–mars 2025', 'januari 2026']);
    const [years] = lacksOf([lack('a', null, '2025-01-01', '2026-12-31'), lack('a', null, '2025-12-30', '2026-01-02')]);
    expect(years?.units[0]?.parts.map(({ days }) => days)).toEqual([
      'januari 2025–december 2026',
      '30 dec 2025–2 jan 2026',
    ]);
  });
});
