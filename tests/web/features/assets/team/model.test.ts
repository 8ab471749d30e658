import { describe, expect, it } from 'vitest';
import { supplyIn } from '#shared/calculation/index.ts';
import { absentValues, valuesOf } from '#shared/planning/assetWeeks.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { absenceText } from '#web/domain/planning/cellText.ts';
import { absenceIn, beginsAbsence } from '#web/features/assets/team/model/absence.ts';
import {
  isStorable,
  normalised,
  readCell,
  readRate,
  saidText,
  unreadWeek,
} from '#web/features/assets/team/model/cellText.ts';
import { plannedOf } from '#web/features/assets/team/model/edits.ts';
import { outcomeOf } from '#web/features/assets/team/model/hint.ts';
import { difference, sumsOf, weekRatesOf } from '#web/features/assets/team/model/sums.ts';
import { monday, period, sunday, weeks } from './periods.ts';

const day = (text: string) => text as Day;
const texts = (from: number, to: number, text: string) =>
  Object.fromEntries(weeks.slice(from, to + 1).map((week) => [week, text]));
const short = (periods: ReturnType<typeof plannedOf>) =>
  periods.map(({ id, start, end, workRate }) => [id, start, end, workRate]);

describe('the text of a team cell', () => {
  it('accepts rates with comma, point, without a leading zero and in per cent, up to 4 decimals and 1', () => {
    expect(['0,75', '0.75', ',75', '75 %', '75%', '1', '0', '0,1234', '12,34 %', '100 %'].map(readRate)).toEqual([
      0.75, 0.75, 0.75, 0.75, 0.75, 1, 0, 0.1234, 0.1234, 1,
    ]);
  });

  it('refuses rates above 1, below 0, with 5 decimals and anything that is no number', () => {
    expect(['1,01', '75', '-0,5', '0,12345', '12,345 %', '101 %', 'semester', ''].map(readRate)).toEqual(
      new Array(8).fill(null),
    );
  });

  it('reads absence as a work rate, the rate outside and the reason', () => {
    expect(readCell('0,5 + 0,5 Semester')).toEqual({
      workRate: 0.5,
      absence: { rate: 0.5, kind: null, reason: 'Semester' },
    });
    expect(readCell('0,5 + 0,5 (f) Pappaledig')).toEqual({
      workRate: 0.5,
      absence: { rate: 0.5, kind: 'parental', reason: 'Pappaledig' },
    });
    expect(readCell('0 + 1 (x) Resa')?.absence).toEqual({ rate: 1, kind: null, reason: '(x) Resa' });
    expect(readCell('0+1')).toEqual({ workRate: 0, absence: { rate: 1, kind: null, reason: '' } });
    expect(readCell('0,5 Semester')).toBeNull();
  });

  it('is kept with decimal comma, and unchanged when it is refused', () => {
    expect(['75 %', '.5', '0.5+50 % VAB', '7', 'x '].map(normalised)).toEqual([
      '0,75',
      '0,5',
      '0,5 + 0,5 (V) VAB',
      '7',
      'x',
    ]);
  });

  it('names an absence by a word in any letters, with or without its part', () => {
    const words = new Map([
      ['semester', { absence: 'vacation' as const, comment: 'Semester' }],
      ['vård av barn', { absence: 'child' as const, comment: 'VAB' }],
    ]);
    expect(absenceIn('SEMESTER ', words)).toEqual({ part: 1, absence: 'vacation', comment: 'Semester' });
    expect(absenceIn('Vård av barn 50 %', words)).toEqual({ part: 0.5, absence: 'child', comment: 'VAB' });
    expect(absenceIn('semester 0,25', words)).toEqual({ part: 0.25, absence: 'vacation', comment: 'Semester' });
    expect(['', '50 %', 'semester 150 %', 'sommar'].map((text) => absenceIn(text, words))).toEqual(
      new Array(4).fill(undefined),
    );
    expect(['Sem', 'vård', 'semester 5', 'x', ''].map((text) => beginsAbsence(text, words))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('names the absence of a colleague by its kind, once, with what the reason adds', () => {
    const names = { sick: 'Sjuk', child: 'VAB' } as Readonly<Record<string, string>>;
    const said = (text: string) => saidText(text, (kind) => names[kind]!);
    expect(
      ['0 + 1 (J)', '0,5 + 0,5 (V) VAB', '0 + 1 (J) Bruten arm', '0 + 1 Utlånad', '0,75', 'x', ''].map(said),
    ).toEqual(['0 + 1 Sjuk', '0,5 + 0,5 VAB', '0 + 1 Sjuk, Bruten arm', '0 + 1 Utlånad', '0,75', 'x', '']);
  });

  it('of absence survives reading and writing', () => {
    const text = absenceText(
      absentValues(valuesOf(period(0, null)), { part: 0.25, absence: 'training', comment: 'Utbildning' }),
    );
    expect(text).toBe('0,75 + 0,25 (U) Utbildning');
    expect(normalised(text)).toBe(text);
  });
});

describe('the periods of typed weeks', () => {
  const member = { periods: [period(0, 14), period(15, null, { level: 4 })] };

  it('are cut at the range, keep their other values and change no other week', () => {
    const planned = plannedOf(member, texts(11, 19, '0,75'));
    expect(short(planned)).toEqual([
      ['p0', monday(0), sunday(10), 1],
      [undefined, monday(11), sunday(14), 0.75],
      ['p15', monday(15), sunday(19), 0.75],
      [undefined, monday(20), null, 1],
    ]);
    expect(planned.map(({ level }) => level)).toEqual([3, 3, 4, 4]);
  });

  it('have no weekend, night or level at rate 0', () => {
    expect(plannedOf(member, texts(2, 2, '0'))[1]).toMatchObject({ workRate: 0, weekendRate: 0, level: 0 });
  });

  it('are removed where the text is empty', () => {
    expect(short(plannedOf({ periods: [period(0, 3)] }, texts(1, 1, '')))).toEqual([
      ['p0', monday(0), sunday(0), 1],
      [undefined, monday(2), sunday(3), 1],
    ]);
  });

  it('are new in a gap, with the mark and level of the period before, without its absence', () => {
    const away = period(0, 3, { isFillIn: true, workRate: 0.5, workRateExcluded: 0.5, comment: 'VAB' });
    expect(plannedOf({ periods: [away] }, texts(6, 7, '1'))[1]).toEqual({
      ...valuesOf(away),
      start: monday(6),
      end: sunday(7),
      workRate: 1,
      workRateExcluded: 0,
      comment: '',
      id: undefined,
    });
  });

  it('stay as they are stored where a text is refused', () => {
    expect(plannedOf(member, texts(3, 4, '7'))).toEqual(member.periods);
  });

  it('of a rate end an absence in these weeks, with the values of the employment around it', () => {
    const employed = { weekendRate: 1, level: 3, comment: 'Mentor' };
    const holiday = { absence: 'vacation' as const, comment: 'Semester' };
    const whole = absentValues(valuesOf(period(0, null, employed)), { ...holiday, part: 1 });
    const half = absentValues(valuesOf(period(0, null, employed)), { ...holiday, part: 0.5 });
    for (const away of [whole, half]) {
      const periods = [period(0, 3, employed), period(4, 7, away), period(8, null, employed)];
      const after = plannedOf({ periods }, texts(5, 5, '0,8'));
      expect(after[2]).toMatchObject({ ...employed, workRate: 0.8, workRateExcluded: 0 });
      expect(after[2]?.absence ?? null).toBeNull();
      expect([after[1], after[3]].map((one) => one && valuesOf(one))).toEqual([away, away]);
    }
    const periods = [period(0, 3, employed), period(4, 7, whole), period(8, null, employed)];
    expect(plannedOf({ periods }, texts(4, 7, '1'))).toHaveLength(1);
    // Nobody who is away all the time has an employment to take values from.
    expect(plannedOf({ periods: [period(0, null, whole)] }, texts(1, 1, '1'))[1]).toMatchObject({
      workRate: 1,
      workRateExcluded: 0,
      comment: '',
    });
  });

  it('of a rate over a week without work have weekends, nights and level of the nearest work', () => {
    const shares = { weekendRate: 2, nightRate: 1, level: 3 };
    const idle = { workRate: 0, weekendRate: 0, nightRate: 0, level: 0, comment: 'Tjänstledig' };
    const periods = [period(0, 3, shares), period(4, 7, idle), period(8, null, { ...shares, level: 4 })];
    expect(plannedOf({ periods }, texts(5, 5, '0,5'))[2]).toMatchObject({
      ...shares,
      workRate: 0.5,
      comment: 'Tjänstledig',
    });
    expect(plannedOf({ periods }, texts(5, 5, '0'))).toEqual(periods);
    const away = absentValues(valuesOf(period(0, null, shares)), { part: 1, absence: 'sick', comment: '' });
    const back = [period(0, 3, shares), period(4, null, away)];
    expect(plannedOf({ periods: back }, texts(5, 5, '0,5 + 0,5'))[2]).toMatchObject({
      ...shares,
      workRateExcluded: 0.5,
    });
    // Who has never worked counts as in a first employment.
    for (const never of [idle, away])
      expect(plannedOf({ periods: [period(0, null, never)] }, texts(1, 1, '1'))[1]).toMatchObject({
        weekendRate: 1,
        nightRate: 0,
        level: 0,
      });
  });

  it('take rate outside and comment from absence', () => {
    expect(plannedOf(member, texts(3, 4, '0 + 1 (S) Semester'))[1]).toMatchObject({
      workRate: 0,
      workRateExcluded: 1,
      absence: 'vacation',
      comment: 'Semester',
      start: monday(3),
      end: sunday(4),
    });
  });
});

describe('a cell of the team sheet', () => {
  it('takes a reason as long as a comment, and no longer one', () => {
    const reason = 'å'.repeat(1000);
    expect(isStorable(`0 + 1 ${reason}`)).toBe(true);
    expect(isStorable(`0 + 1 ${reason}å`)).toBe(false);
    expect(readCell(`0 + 1 ${reason}å`)?.absence?.reason).toHaveLength(1001);
  });
});

describe('the sums of the team', () => {
  const team = [
    [period(0, 9), period(10, null, { workRate: 0.3333 })],
    [period(3, 5, { isFillIn: true, workRate: 0.1 })],
    [period(4, 8, { isContractor: true, workRate: 0.7 })],
    [period(4, 8, { workRate: 0.2 })],
  ];

  it('equal the supply that the server computes, for every week', () => {
    const sums = sumsOf(
      team.map((periods) => weekRatesOf(periods, weeks)),
      weeks.length,
    );
    for (const [index, start] of weeks.entries()) {
      const supply = supplyIn(
        { assets: team.map((periods, id) => ({ id: `a${id}`, periods })) },
        { start, end: addDays(start, 6) },
      );
      expect(sums.all[index]).toBeCloseTo(supply.workRateSum, 9);
      expect(sums.groups.contractors[index]).toBeCloseTo(supply.contractorWorkRateSum, 9);
      expect(sums.groups.substitutes[index]).toBeCloseTo(supply.substituteWorkRateSum, 9);
    }
  });

  it('have differences without binary noise, unknown without a demand', () => {
    expect(difference(0.3, 0.1)).toBe(0.2);
    expect(difference(0.3, null)).toBeNull();
  });
});

describe('the outcome of a typed range', () => {
  it('is the rate before, in and after the range, and how many stored periods it touches', () => {
    const before = [period(0, 14), period(15, null)];
    const after = plannedOf({ periods: before }, texts(11, 19, '0,75'));
    const range = { start: monday(11), end: sunday(19) };
    expect(outcomeOf(before, after, range, sunday(10), monday(20))).toEqual({
      touched: 2,
      pieces: [
        { rate: 1, start: monday(0), end: sunday(10) },
        { rate: 0.75, start: monday(11), end: sunday(19) },
        { rate: 1, start: monday(20), end: null },
      ],
    });
  });

  it('has no rate where the weeks were emptied', () => {
    const before = [period(0, 2)];
    const after = plannedOf({ periods: before }, texts(2, 2, ''));
    const range = { start: day(monday(2)), end: day(sunday(2)) };
    expect(outcomeOf(before, after, range, sunday(1), monday(3)).pieces.map(({ rate }) => rate)).toEqual([
      1,
      undefined,
    ]);
  });
});

describe('unreadWeek', () => {
  it('is the first week whose text is no rate, and undefined when all texts can be stored', () => {
    expect(unreadWeek({ anna: { '2026-01-05': '0,5', '2026-07-06': 'x' } })).toMatchObject({ year: 2026, week: 28 });
    expect(unreadWeek({ anna: { '2026-01-05': '0,5', '2026-01-12': '' } })).toBeUndefined();
  });
});
