import { describe, expect, it } from 'vitest';
import type { WeekReceipt } from '#shared/calculation/index.ts';
import { packed } from '#shared/planning/packedWeeks.ts';
import { addDays } from '#shared/time/day.ts';
import { weekLabel, weeksOf } from '#shared/time/week.ts';
import { isToDo, staffOf, unitFigures } from '#web/features/manage/model/unitFigures.ts';

/** Weeks from v50 2026 on, one a letter: `d` with demand, `.` without. */
const weeksOfText = (text: string) => weeksOf({ start: '2026-12-07', end: addDays('2026-12-07', text.length * 7 - 1) });

const receiptsOf = (unitId: string, text: string, staff: readonly number[] = [0]) => ({
  unitId,
  fields: packed(
    [...text].map((letter, index) => {
      const workingCount = staff[index] ?? staff[0];
      return { demand: letter === 'd' ? 0 : null, workingCount } as WeekReceipt;
    }),
  ),
});

const figuresOf = (text: string, staff?: readonly number[]) =>
  unitFigures([receiptsOf('a', text, staff)], weeksOfText(text));

describe('the demand of a unit in the weeks ahead', () => {
  it.each([
    // v50 51 52 53 01 02 03 04
    { text: 'dddddddd', to: 'open', gaps: [] },
    { text: '........', to: 'none', gaps: [] },
    { text: 'ddd.....', to: 'v52 2026', gaps: [] },
    { text: 'ddddddd.', to: 'v03 2027', gaps: [] },
    { text: 'd.......', to: 'v50 2026', gaps: [] },
    { text: 'dd...ddd', to: 'open', gaps: ['v52–v01'] },
    { text: '..dddddd', to: 'open', gaps: ['v50–v51'] },
    { text: '.......d', to: 'open', gaps: ['v50–v03'] },
    { text: 'd.d..dd.', to: 'v03 2027', gaps: ['v51–v51', 'v53–v01'] },
  ])('$text lasts to $to with the gaps $gaps', ({ text, to, gaps }) => {
    const own = figuresOf(text).get('a')!;
    const { demandTo } = own;
    expect(typeof demandTo === 'string' ? demandTo : `${weekLabel(demandTo)} ${demandTo.year}`).toBe(to);
    expect(own.gaps.map(({ first, last }) => `${weekLabel(first)}–${weekLabel(last)}`)).toEqual(gaps);
  });
});

describe('what is to do in a unit', () => {
  it.each([
    { text: 'dddd', hidden: false, expected: false },
    { text: 'dd..', hidden: false, expected: false },
    { text: 'd.dd', hidden: false, expected: true },
    { text: '....', hidden: false, expected: true },
    { text: '....', hidden: true, expected: false },
    { text: 'd.dd', hidden: true, expected: false },
  ])('of $text, hidden $hidden, is $expected', ({ text, hidden, expected }) => {
    expect(isToDo({ id: 'a', hidden }, figuresOf(text))).toBe(expected);
  });

  it('is unknown without figures', () => {
    for (const figures of ['loading', 'unknown', figuresOf('....')] as const)
      expect(isToDo({ id: 'b', hidden: false }, figures)).toBe(false);
  });
});

it('counts the people of the first week, in the units together of those that are known', () => {
  const weeks = weeksOfText('dd');
  const figures = unitFigures([receiptsOf('a', 'dd', [12, 30]), receiptsOf('b', 'dd', [5])], weeks);
  expect(figures.get('a')?.staff).toBe(12);
  const units = ['a', 'b', 'c'].map((id) => ({ id, hidden: false }));
  expect(staffOf(units, figures)).toBe(17);
  expect(staffOf(units, 'unknown')).toBe(0);
});
