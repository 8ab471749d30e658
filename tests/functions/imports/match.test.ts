import { describe, expect, it } from 'vitest';
import type { StoredUnit } from '#functions/core/places/stored.ts';
import { inTwoUnits, rowsByUnit } from '#functions/imports/match/units.ts';
import type { PersonnelRow, RowRemark } from '#functions/imports/read/rows.ts';
import type { RemarkCode } from '#shared/model/importRemarks.ts';
import { addDays } from '#shared/time/day.ts';
import { changesOf, employee, people, resultOf, row } from '../../support/matchedStaff.ts';
import { day, stamp, until } from '../../support/storedWard.ts';

describe('the rows of an employee', () => {
  it('are widened to whole weeks, and a shared week belongs to the later row', () => {
    const { people: found } = people([
      row('2026-03-05', null, { rate: 0.5, line: 9 }),
      row('2026-01-07', '2026-03-04'),
    ]);
    expect(found).toMatchObject([
      {
        line: 2,
        widened: 2,
        periods: [
          { start: '2026-01-05', end: '2026-03-01', rate: 1 },
          { start: '2026-03-02', end: null, rate: 0.5 },
        ],
      },
    ]);
  });

  it('that overlap on a day are a fault at the later one', () => {
    const { faults } = people([row('2026-01-05', '2026-03-04'), row('2026-03-04', null, { line: 9 })]);
    expect(faults).toMatchObject([{ line: 9, code: 'overlap' }]);
  });

  it('in two units on the same days are remarked, one after the other they are not', () => {
    const first = row('2026-01-05', '2026-03-01');
    expect(inTwoUnits([first, row('2026-02-02', null, { unit: '2', line: 9 })])).toMatchObject([{ line: 9 }]);
    expect(inTwoUnits([first, row('2026-03-02', null, { unit: '2', line: 9 })])).toEqual([]);
  });
});

describe('what a personnel file changes', () => {
  it('is nothing for an employee as stored', () => {
    expect(changesOf([row('2026-01-05', null)], [employee('a', 'lak', [['2026-01-05', null, 1]])])).toEqual({
      unchanged: 1,
      changes: [],
    });
  });

  it('keeps the days before the first of the file', () => {
    const stored = employee('a', 'lak', [['2024-01-08', null, 0.75]]);
    expect(changesOf([row('2026-03-02', null)], [stored]).changes).toMatchObject([
      {
        kind: 'changed',
        after: [
          ['2024-01-08', '2026-03-01', 0.75],
          ['2026-03-02', null, 1],
        ],
      },
    ]);
  });

  it('joins periods that become equal', () => {
    const stored = employee('a', 'lak', [
      ['2024-01-08', '2026-06-28', 1],
      ['2026-06-29', null, 0.8],
    ]);
    expect(changesOf([row('2024-01-08', null)], [stored]).changes).toMatchObject([
      { kind: 'changed', after: [['2024-01-08', null, 1]] },
    ]);
  });

  it('ends an employee at the last day of the file, or before this week when the file has none', () => {
    const stored = employee('a', 'lak', [['2024-01-08', null, 1]]);
    expect(changesOf([row('2024-01-08', '2026-03-29')], [stored]).changes).toMatchObject([
      { kind: 'ended', after: [['2024-01-08', '2026-03-29', 1]] },
    ]);
    expect(changesOf([], [stored]).changes).toMatchObject([
      { kind: 'ended', notes: ['missing'], after: [['2024-01-08', '2026-03-01', 1]] },
    ]);
  });

  it('leaves those whose only lines name an unknown unit', () => {
    const stored = employee('a', 'lak', [['2024-01-08', null, 1]]);
    const { units, notes } = rowsByUnit(
      {
        rows: [row('2024-01-08', null, { unit: 'U"1' }), row('2024-01-08', null, { unit: '1', number: '9' })],
        faults: [],
      },
      [{ id: '1', importIdentifier: '1', importActivated: true } as StoredUnit],
      'ENHET',
    );
    expect(notes.map(({ code }) => code)).toEqual(['unitUnknown']);
    expect(changesOf([], [stored], [], units[0]?.unplaced).changes).toEqual([]);
    expect(changesOf([], [stored], [], new Set(['9'])).changes).toMatchObject([{ kind: 'ended', notes: ['missing'] }]);
  });

  it('leaves those whose line of an unknown unit has lost the zeros of their number', () => {
    const known = employee('k', 'lak', [['2026-01-05', null, 1]], '0012');
    const lost = row('2026-01-05', null, { unit: '1x', number: '12' });
    const one = { id: '1', importIdentifier: '1', importActivated: true } as StoredUnit;
    const { units } = rowsByUnit({ rows: [row('2026-01-05', null), lost], faults: [] }, [one], 'ENHET');
    const { changes } = changesOf([row('2026-01-05', null)], [known], [], units[0]!.unplaced);
    expect(changes.map(({ kind }) => kind)).toEqual(['new']);
  });

  it('leaves those whom no import knows, and those whose new profession has no category', () => {
    expect(changesOf([], [employee('a', 'lak', [['2024-01-08', null, 1]], null)]).changes).toEqual([]);
    const moved = changesOf(
      [row('2026-03-02', null, { category: 'Kurator' })],
      [employee('a', 'lak', [['2024-01-08', null, 1]])],
    );
    expect(moved.changes).toMatchObject([{ kind: 'unmatched' }]);
  });

  it('moves an employee to another category from the first day there', () => {
    const stored = employee('a', 'lak', [['2024-01-08', null, 1]]);
    const { changes } = changesOf([row('2026-06-01', null, { category: 'Sjuksköterska' })], [stored]);
    expect(changes).toMatchObject([
      { kind: 'new', after: [['2026-06-01', null, 1]] },
      { kind: 'ended', after: [['2024-01-08', '2026-05-31', 1]] },
    ]);
  });

  it('adopts the only employee of the same name, and not one of two', () => {
    const typed = (id: string) => employee(id, 'lak', [['2026-01-05', null, 1]], null);
    expect(changesOf([row('2026-01-05', null)], [typed('a')]).changes).toMatchObject([
      { kind: 'changed', notes: ['adopted'], overwritesTyped: false },
    ]);
    expect(changesOf([row('2026-01-05', null)], [typed('a'), typed('b')]).changes).toMatchObject([{ kind: 'new' }]);
  });

  it('keeps absences, and marks where typed values are overwritten', () => {
    const stored = employee('a', 'lak', [
      ['2026-01-05', '2026-02-01', 1],
      ['2026-03-02', null, 1],
    ]);
    const absence = {
      ...stored.data.periods[0]!,
      ...stamp('typed'),
      start: day('2026-02-02'),
      end: until('2026-03-01'),
    };
    const periods = [...stored.data.periods, { ...absence, workRate: 0.2, workRateExcluded: 0.8 }];
    const withAbsence = { ...stored, data: { ...stored.data, periods } };
    expect(changesOf([row('2026-01-05', null)], [withAbsence])).toMatchObject({ unchanged: 1, changes: [] });
    expect(changesOf([row('2026-01-05', null, { rate: 0.9 })], [withAbsence]).changes).toMatchObject([
      {
        overwritesTyped: true,
        after: [
          ['2026-01-05', '2026-02-01', 0.9],
          ['2026-02-02', '2026-03-01', 0.1],
          ['2026-03-02', null, 0.9],
        ],
      },
    ]);
    const later = changesOf([row('2026-01-05', '2026-06-28')], [withAbsence]).changes;
    expect(later).toMatchObject([{ kind: 'ended', overwritesTyped: false }]);
  });

  it('begins at the first day of a mapping', () => {
    const mappings = [{ heromaName: 'läkare', adactaName: 'Sjuksköterska', start: day('2026-03-02') }];
    expect(changesOf([row('2024-01-08', null)], [], mappings).changes).toMatchObject([
      { kind: 'new', after: [['2026-03-02', null, 1]] },
    ]);
  });
});

describe('how much of a unit a file takes away', () => {
  const known = Array.from({ length: 3 }, (_, n) => employee(`k${n}`, 'lak', [['2025-01-06', null, 1]], String(n)));
  const lostOf = (...changes: readonly (Partial<PersonnelRow> | undefined)[]) => {
    const rows = changes.map((change, n) => change && row('2025-01-06', null, { number: String(n), ...change }));
    const { known: all, absent } = resultOf(
      rows.filter((one) => one !== undefined),
      known,
    );
    return [absent, all];
  };

  it('counts those who are not in it, end before this week, get no rate or another name', () => {
    expect(lostOf({}, {}, {})).toEqual([0, 3]);
    expect(lostOf({}, {}, undefined)).toEqual([1, 3]);
    expect(lostOf({}, { end: day('2025-12-31') }, { rate: 0 })).toEqual([2, 3]);
    expect(lostOf({ name: 'Bo Al' }, { name: 'Eva Al' }, { name: 'EK, EVA' })).toEqual([1, 3]);
  });

  it('does not count those who go on in another category', () => {
    const moved = [
      row('2025-01-06', '2025-12-28', { number: '0' }),
      row('2025-12-29', null, { number: '0', category: 'Sjuksköterska' }),
    ];
    expect(resultOf(moved, known)).toMatchObject({ known: 3, absent: 2 });
  });
});

it('an employee has 200 rows at most, and thousands of rows are matched', () => {
  const weeks = (count: number, number: string) =>
    Array.from({ length: count }, (_, n) => {
      const start = addDays('2000-01-03', 7 * n);
      return row(start, addDays(start, 6), { number, line: n + 2, rate: n % 2 === 0 ? 1 : 0.5 });
    });
  expect(people(weeks(200, '7')).faults).toEqual([]);
  expect(people(weeks(10_000, '7')).faults).toMatchObject([{ line: 2, value: '7', code: 'manyRows' }]);
  const units = weeks(10_000, '7').map((one, n) => ({ ...one, unit: String(n % 2) }));
  expect(inTwoUnits(units)).toEqual([]);
  expect(inTwoUnits([...units, row('2000-01-03', null, { unit: '3', line: 1 })])).toHaveLength(10_000);
  const many = Array.from({ length: 5_000 }, (_, n) => row('2026-01-05', null, { number: String(n), name: `Ek ${n}` }));
  expect(changesOf(many).changes).toHaveLength(5_000);
});

describe('a line whose unit cannot be told', () => {
  const unit = (id: string) => ({ id, importIdentifier: id, importActivated: true }) as StoredUnit;
  const fault = (unitOf: string, code: RemarkCode): RowRemark => ({
    line: 9,
    unit: unitOf,
    column: '',
    value: '',
    code,
  });
  const refusedOf = (one: ReturnType<typeof fault>) =>
    rowsByUnit(
      { rows: [row('2026-01-05', null), row('2026-01-05', null, { unit: '2' })], faults: [one] },
      [unit('1'), unit('2'), unit('3')],
      'ENHET',
    ).units.map(({ unit: { id }, faults }) => [id, faults.length]);

  it('holds every unit of the file', () => {
    const all = [
      ['1', 1],
      ['2', 1],
    ];
    expect(refusedOf(fault('', 'required'))).toEqual(all);
    expect(refusedOf(fault('Bo', 'cells'))).toEqual(all);
    expect(refusedOf(fault('JÃ', 'encoding'))).toEqual(all);
  });

  it('of an unknown unit leaves its employee planned, and holds every unit where the employee cannot be told', () => {
    const faulty = { ...fault('X', 'noValue'), number: '1001' };
    const found = rowsByUnit({ rows: [row('2026-01-05', null)], faults: [faulty] }, [unit('1')], 'ENHET').units;
    expect(found.map(({ faults, unplaced }) => [faults.length, [...unplaced]])).toEqual([[0, ['1001']]]);
    expect(refusedOf({ ...faulty, number: '' }).map(([, faults]) => faults)).toEqual([1, 1]);
  });

  it('holds its own where the identifier is known', () => {
    expect(refusedOf(fault('2', 'cells'))).toEqual([
      ['1', 0],
      ['2', 1],
    ]);
    expect(refusedOf(fault('4', 'notDay'))).toEqual([
      ['1', 0],
      ['2', 0],
    ]);
  });
});
