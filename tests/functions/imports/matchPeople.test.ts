import { describe, expect, it } from 'vitest';
import { peopleOf } from '#functions/imports/match/people.ts';
import { changesOf, employee, row, targets } from '../../support/matchedStaff.ts';
import { day } from '../../support/storedWard.ts';

describe('HR categories that lead to one category', () => {
  const mappings = [{ heromaName: 'Överläkare', adactaName: 'Läkare', start: null }];
  const promoted = [
    row('2026-01-05', '2026-06-28', { rate: 0.5 }),
    row('2026-06-29', null, { category: 'Överläkare', line: 3 }),
  ];
  const expected = [
    ['2026-01-05', '2026-06-28', 0.5],
    ['2026-06-29', null, 1],
  ];

  it('are one timeline of an employee, new or stored', () => {
    expect(changesOf(promoted, [], mappings).changes).toMatchObject([{ kind: 'new', after: expected }]);
    const stored = employee('a', 'lak', [['2025-01-06', null, 0.5]]);
    expect(changesOf(promoted, [stored], mappings).changes).toMatchObject([
      {
        kind: 'changed',
        after: [
          ['2025-01-06', '2026-06-28', 0.5],
          ['2026-06-29', null, 1],
        ],
      },
    ]);
  });

  it('are refused by line where both hold on a day', () => {
    const both = [row('2026-01-05', null), row('2026-02-02', null, { category: 'Överläkare', line: 3 })];
    expect(peopleOf(both, targets(mappings)).faults).toMatchObject([{ line: 3, code: 'overlap' }]);
    expect(peopleOf(both, targets([])).faults).toEqual([]);
  });

  it('keep their own first days', () => {
    const late = [{ ...mappings[0]!, start: day('2026-09-07') }];
    expect(changesOf(promoted, [], late).changes).toMatchObject([
      {
        after: [
          ['2026-01-05', '2026-06-28', 0.5],
          ['2026-09-07', null, 1],
        ],
      },
    ]);
  });
});

describe('one of the same name whom no import knows', () => {
  const typed = employee('t', 'lak', [['2025-01-06', null, 1]], null);

  it('is adopted by one row at most', () => {
    const both = [row('2026-01-05', null), row('2026-01-05', null, { number: '8', line: 3, rate: 0.5 })];
    const { changes } = changesOf(both, [typed]);
    expect(changes).toMatchObject([
      { kind: 'new', notes: ['sameName'] },
      { kind: 'new', notes: ['sameName'] },
    ]);
  });

  it('is adopted by the one whom no import knows either', () => {
    const known = employee('k', 'lak', [['2025-01-06', null, 1]], '8');
    const both = [row('2026-01-05', null), row('2026-01-05', null, { number: '8', line: 3 })];
    expect(changesOf(both, [typed, known]).changes).toMatchObject([{ kind: 'changed', notes: ['adopted'] }]);
  });

  it('is not adopted where two are stored', () => {
    const other = employee('u', 'lak', [['2025-01-06', null, 1]], null);
    expect(changesOf([row('2026-01-05', null)], [typed, other]).changes).toMatchObject([
      { kind: 'new', notes: ['sameName'] },
    ]);
  });
});

describe('a number whose zeros at the beginning were lost, or that has other spaces or signs', () => {
  const known = employee('k', 'lak', [['2026-01-05', null, 1]], '0012');

  it.each(['12', '00 12', '1 2', '12,', '00-12', '12.0', '12,00'])(
    'is that of the same person, who is not ended: %s',
    (number) => {
      const { changes } = changesOf([row('2026-01-05', null, { number, rate: 0.5 })], [known]);
      expect(changes).toMatchObject([{ kind: 'changed', notes: ['zeros'] }]);
    },
  );

  it('is another one where it has another digit', () => {
    const { changes } = changesOf([row('2026-01-05', null, { number: '120' })], [known]);
    expect(changes.map(({ kind }) => kind).sort()).toEqual(['ended', 'new']);
  });

  it('is another one where both are there', () => {
    const rows = [row('2026-01-05', null, { number: '12' }), row('2026-01-05', null, { number: '0012', line: 3 })];
    expect(changesOf(rows, [known])).toMatchObject({ unchanged: 1, changes: [{ kind: 'new' }] });
  });
});
