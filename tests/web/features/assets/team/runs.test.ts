import { describe, expect, it } from 'vitest';
import {
  hasLetter,
  isRounded,
  rateLabel,
  reasonSaid,
  runLabel,
  runParts,
  runsOf,
} from '#web/features/assets/team/model/runs.ts';
import { period, weeks } from './periods.ts';

describe('the runs of an employee', () => {
  it('join neighbouring periods of equal rate and mark where another stored period begins', () => {
    const [run, ...others] = runsOf([period(-4, 14), period(15, null, { level: 4 })], weeks);
    expect(others).toEqual([]);
    expect(run).toMatchObject({ from: 0, to: 25, cuts: [15], goesBack: true, isOpen: true });
  });

  it('are separate where the rate, the reason or the employment changes', () => {
    const runs = runsOf(
      [period(2, 3), period(4, 5, { workRate: 0.5, workRateExcluded: 0.5, comment: 'VAB' }), period(8, 30)],
      weeks,
    );
    expect(runs.map(({ from, to, reason, ends }) => [from, to, reason, ends])).toEqual([
      [2, 3, '', true],
      [4, 5, 'VAB', true],
      [8, 25, '', false],
    ]);
  });

  it('are separate where the kind of absence changes, and are written with its letter and what the reason adds', () => {
    const away = { workRate: 0.5, workRateExcluded: 0.5 };
    const runs = runsOf(
      [
        period(2, 3, { ...away, absence: 'child', comment: 'VAB' }),
        period(4, 5, { ...away, absence: 'sick', comment: 'VAB' }),
        period(6, 7, { ...away, comment: 'VAB' }),
        period(8, 9, { ...away, workRate: 0, absence: 'leave' }),
      ],
      weeks,
    );
    expect(runs.map(runLabel)).toEqual(['0,5 V', '0,5 J VAB', '0,5 VAB', 'T']);
    expect(runs.map((run) => reasonSaid(run, (kind) => kind))).toEqual(['child', 'sick, VAB', 'VAB', 'leave']);
  });

  it('name an absence by its word where that fits in the bar, else by the short word, and by the letter where neither does', () => {
    const name = { word: 'Utbildning', short: 'Utb.' };
    const [training] = runsOf([period(4, 5, { workRate: 0.5, workRateExcluded: 0.5, absence: 'training' })], weeks);
    const written = [30, 40, 44, 70, 80].map((week) => {
      const words = { names: { training: name } as never, week };
      return [runParts(training!, words).join(' '), rateLabel(training!, words), hasLetter(training!, words)];
    });
    expect(written).toEqual([
      ['0,5 U', '0,5 U', true],
      ['0,5 Utb.', '0,5 U', false],
      ['0,5 Utb.', '0,5 U', false],
      ['0,5 Utbildning', '0,5 Utb.', false],
      ['0,5 Utbildning', '0,5 Utb.', false],
    ]);
  });

  it('are written with two decimals in one week, where four have no room', () => {
    const runs = runsOf([period(2, 2, { workRate: 0.6383 }), period(4, 5, { workRate: 0.6383 })], weeks);
    expect(runs.map(runLabel)).toEqual(['0,64', '0,6383']);
    expect(runs.map(isRounded)).toEqual([true, false]);
  });
});
