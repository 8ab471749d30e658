import { describe, expect, it } from 'vitest';
import { costsOfReport } from '#functions/reports/export/costs.ts';
import { demandsOfReport } from '#functions/reports/export/demands.ts';
import { keyValuesOfReport } from '#functions/reports/export/keyValues.ts';

it('an exported demand has the duty time of a shift and the days of its weekend times', () => {
  const shift = {
    shiftName: 'Jour',
    mon: '1',
    tue: '1',
    wed: '1',
    thu: '1',
    fri: '1',
    sat: '1',
    sun: '1',
    dutyHours: 2,
    dutyMinutes: 30,
  };
  const demand = { catName: 'Läkare', shiftDemands: [{ ...shift, friShift: false, satShift: true, sunShift: true }] };
  const part = demandsOfReport({ unitOverviews: [{ unitName: 'Hjärtat', demands: [demand] }] } as never);
  const [row] = [...part.groups[0]!.rows];
  const at = (title: string) => row![part.columns.findIndex((column) => column.title === title)];
  expect([at('Jourtid'), at('Helg')]).toEqual(['02:30', 'Lör Sön']);
});

describe('the key values of several categories', () => {
  const category = (name: string, dag: number, kvall: number) => ({ name, dag, kvall, natt: null, total: dag + kvall });
  const year = {
    year: 2026,
    months: 12,
    of: 12,
    beds: 20,
    categories: [category('A', 1.2, 0.3), category('B', 0.1, 0.2)],
  };
  const answer = (keyvalue: 3 | 4) =>
    ({ keyvalue, simulateWeek: 0, units: [{ unitName: 'Hjärtat', years: [year] }], totals: [] }) as never;
  const rowsOf = (keyvalue: 3 | 4, ...shifts: readonly ('dag' | 'kvall' | 'natt')[]) => {
    const part = keyValuesOfReport(answer(keyvalue), shifts);
    return [...part.groups[0]!.rows].map((row) =>
      row.slice(part.columns.findIndex(({ title }) => title === 'Kategori')),
    );
  };

  it('have a row of their sum, as on the screen, of the shifts of the legend', () => {
    expect(rowsOf(3, 'dag', 'kvall').at(-1)).toEqual(['Alla kategorier', 1.3, 0.5, 1.8]);
    expect(rowsOf(3, 'dag').at(-1)).toEqual(['Alla kategorier', 1.3, 1.3]);
  });

  it('of a simulated week name it, and no months', () => {
    const titlesOf = (simulateWeek: number) =>
      keyValuesOfReport({ ...(answer(4) as object), simulateWeek } as never).columns.map(({ title }) => title);
    expect(titlesOf(0)).toEqual(expect.arrayContaining(['Månader med värde', 'Månader']));
    expect(titlesOf(6).filter((title) => /Månader|vecka/.test(title))).toEqual(['Simulerad vecka']);
  });

  it('of beds per employee have none: they do not add up', () => {
    expect(rowsOf(4, 'dag').map(([name]) => name)).toEqual(['A', 'B']);
  });
});

it('the costs of several units end with those of all, unknown where one is', () => {
  const side = (total: number | null) => ({ hours: total, ob: 0, rental: 0, total });
  const unit = (name: string, demand: number | null, supply: number | null) => ({
    unitName: name,
    cost: {
      demand: side(demand),
      supply: side(supply),
      missing: supply === null ? [{ field: 'monthlySalary', category: 'A', year: 2026 }] : [],
      categories: [],
    },
  });
  const lastOf = (...unitOverviews: readonly object[]) => {
    const [part] = costsOfReport({ unitOverviews } as never);
    return [...part!.groups[0]!.rows].at(-1)!;
  };
  expect(lastOf(unit('A', 100, 90), unit('B', 50, 70))).toEqual([
    ...['Alla avdelningar', 'Alla kategorier', 150, 0, 160, 0, 0, 10, ''],
  ]);
  expect(lastOf(unit('A', 100, 90), unit('B', 50, null)).slice(2, 8)).toEqual([150, 0, null, 0, 0, null]);
  expect(lastOf(unit('A', 100, 90))[0]).toBe('A');
});
