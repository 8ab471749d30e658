import { describe, expect, it } from 'vitest';
import { proposePeriod } from '#web/domain/planning/proposePeriod.ts';
import { demandOf } from '../../features/demand/support.ts';
import { day, schema } from '../../features/schemas/support.ts';

// A Wednesday: this Monday is 2026-11-16.
const today = day('2026-11-18');
const planner = { today, mayChangeHistory: false };
const administrator = { today, mayChangeHistory: true };
const old = schema('old', '2026-01-05', '2026-03-01');
const current = schema('current', '2026-11-02', '2026-12-27');
const open = schema('open', '2026-11-02', null);

describe('the proposed period', () => {
  it.each([
    ['follows the last one and is as long', [current], planner, '2026-12-28', '2027-02-21'],
    ['follows a past one with history rights', [old], administrator, '2026-03-02', '2026-04-26'],
    ['starts this Monday after a past one without history rights', [old], planner, '2026-11-16', '2027-01-10'],
    ['is open-ended from next Monday after an open-ended one', [open], planner, '2026-11-23', null],
    ['is open-ended from this Monday when there is none', [], planner, '2026-11-16', null],
  ])('%s', (_, list, who, start, end) => {
    expect(proposePeriod(list, who)).toEqual({ start, end });
  });

  it('follows the last period that is no simulation', () => {
    const trial = demandOf({ id: 'trial', start: day('2027-01-04'), end: day('2027-01-31'), simulation: true });
    expect(proposePeriod([current, trial], planner)).toEqual({ start: '2026-12-28', end: '2027-02-21' });
  });
});
