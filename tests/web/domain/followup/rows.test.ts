import { describe, expect, it } from 'vitest';
import type { Quality } from '#shared/model/reportAnswer.ts';
import type { Day } from '#shared/time/day.ts';
import { lackingMonths, lacksOfYear, listedMonths } from '#web/domain/followup/lacks.ts';
import {
  type FollowUpRow,
  figureText,
  isNegative,
  kindOfRow,
  monthsOf,
  resourceRowsOf,
  sectionsOf,
  writtenRow,
} from '#web/domain/followup/rows.ts';

const row = (key: string, value: number | null = 1): FollowUpRow => ({
  key,
  name: key,
  isHeader: false,
  total: value,
  counted: 12,
  totalOf: 'sum',
  totalOfBoth: null,
  costs: null,
  costAtHour: false,
  staffing: null,
  showResourceInfo: false,
  imported: null,
  months: Array.from({ length: 12 }, () => value),
});

describe('the rows of a follow-up', () => {
  const groups = [
    { type: 'Manager' as const, rows: [] },
    { type: 'Worklog' as const, rows: ['diff:A: B', 'contractors', 'worklog:1', 'worked'].map((key) => row(key)) },
    {
      type: 'WorklogDetailed' as const,
      rows: ['detailed:2', 'demand', 'services', 'unspecified'].map((key) => row(key)),
    },
    { type: 'Other' as const, rows: [row('other:3')] },
  ];

  it('are shown by section in the order of the rules, without empty sections', () => {
    expect(sectionsOf({ groups }).map(({ section, rows }) => [section, rows.map(({ key }) => key)])).toEqual([
      ['balance', ['diff:A: B', 'contractors']],
      ['hours', ['worklog:1', 'worked', 'detailed:2', 'demand']],
      ['services', ['services', 'unspecified']],
      ['others', ['other:3']],
    ]);
  });

  it('write a difference as that of the rows above it as they are written', () => {
    const rows = [
      { ...row('worked', 523.62), total: 5236.2, totalOfBoth: 5236.2 },
      { ...row('demand', 860.25), total: 13_802.25, totalOfBoth: 10_904.75 },
      { ...row('difference', -336.63), total: -5668.55 },
      row('services', -2.044),
      row('specified', 0.205),
      row('unspecified', -2.249),
      row('cumulative', -336.63),
    ];
    const written = (key: string) => {
      const { months, total } = writtenRow(rows.find((one) => one.key === key)!, rows);
      return [months[0], months[11], total];
    };
    expect(written('difference')).toEqual([-336, -336, -5669]);
    expect(written('unspecified')).toEqual([-2.25, -2.25, -2.25]);
    expect(written('cumulative')).toEqual([-336.63, -336.63, -336.63]);
    expect(writtenRow(rows[2]!, rows.slice(1))).toBe(rows[2]);
  });

  it('have no month with a value where the row is not shown', () => {
    expect(monthsOf({ groups }, 'worked')[11]).toBe(1);
    expect(monthsOf({ groups }, 'cumulative')).toEqual(Array.from({ length: 12 }, () => null));
  });

  it('have cost and staffing below them where the activity is set so', () => {
    const months = [100, null, 300, ...Array.from({ length: 9 }, () => null)];
    const hours = { ...row('worklog:1'), costs: months, staffing: months };
    expect(resourceRowsOf(hours, { year: 2026 })).toEqual([]);
    const [cost, staffing] = resourceRowsOf({ ...hours, showResourceInfo: true }, { year: 2026 });
    expect(cost).toMatchObject({ key: 'cost', total: 400, counted: 2, isMean: false });
    // January and March have 31 days each.
    expect(staffing).toMatchObject({ key: 'staffing', total: 200, counted: 2, isMean: true });
    expect([cost?.text(1234.56), staffing?.text(2.5)]).toEqual(['1\u00a0234,6', '2,50']);
    expect(resourceRowsOf({ ...hours, showResourceInfo: true, costs: null }, { year: 2026 })).toHaveLength(1);
  });

  it('write whole hours, services with two decimals and what others count as it is', () => {
    expect(figureText(kindOfRow('worked'), 6130.6)).toBe('6\u00a0131');
    expect(figureText(kindOfRow('services'), -0.254)).toBe('−0,25');
    expect(figureText(kindOfRow('cumulative'), 302.4)).toBe('+302');
    expect(figureText(kindOfRow('unspecified'), 0.001)).toBe('0,00');
    expect(figureText(kindOfRow('other:1'), 7.25)).toBe('7,25');
    expect(figureText(kindOfRow('other:1'), null)).toBe('–');
  });

  it('are red where a difference is negative as it is shown', () => {
    expect(isNegative(kindOfRow('difference'), -0.6)).toBe(true);
    expect(isNegative(kindOfRow('difference'), -0.4)).toBe(false);
    expect(isNegative(kindOfRow('diff:A'), -0.4)).toBe(true);
    expect(isNegative(kindOfRow('worked'), -5)).toBe(false);
  });
});

describe('what a year lacks', () => {
  const lack = (kind: Quality[number]['kind'], from: string, to: string, unitId = 'u'): Quality[number] => ({
    unitId,
    unitName: '',
    categoryName: null,
    kind,
    from,
    to,
  });
  const without = (name: string, month: number) => ({
    ...row(`worklog:${name}`),
    name,
    months: Array.from({ length: 12 }, (_, index) => (index === month - 1 ? null : 1)),
  });
  const groups = [{ type: 'Worklog' as const, rows: [without('Egen', 4), without('Hyrda', 5), row('worked')] }];
  const year = { unitId: 'u', year: 2025, firstMonth: 3, lastMonth: 12, groups };

  it('is of the asked months of its own unit and year', () => {
    const lacks = lacksOfYear(
      year,
      [
        lack('demand', '2025-01-01', '2025-04-30'),
        lack('demand', '2025-06-01', '2025-06-30', 'other'),
        lack('demand', '2024-01-01', '2024-12-31'),
        lack('worklog', '2025-04-01', '2025-04-30'),
        lack('worklogPart', '2025-05-01', '2025-05-31'),
        lack('stencil', '2025-01-01', '2025-12-31'),
      ],
      '2026-01-01' as Day,
    );
    expect([...lacks.demand]).toEqual([3, 4]);
    // Of a part it names the rows that lack a value.
    expect([...lacks.worklog]).toEqual([
      [4, []],
      [5, ['Hyrda']],
    ]);
    expect(lackingMonths(lacks)).toEqual([3, 4, 5]);
  });

  it('is no warning in the month in progress and those to come: there only missing demand is listed', () => {
    const lacks = lacksOfYear(
      year,
      [lack('demand', '2025-11-01', '2025-12-31'), lack('worklog', '2025-10-01', '2025-12-31')],
      '2025-11-28' as Day,
    );
    expect(listedMonths(lacks)).toEqual([10, 11, 12]);
    expect(lackingMonths(lacks)).toEqual([10]);
    expect([...lacks.worklog.keys()]).toEqual([10]);
  });
});
