import { describe, expect, it } from 'vitest';
import { daysOf, targetsFor, weekdayIn } from '#web/features/demand/edit/copyDay.ts';

describe('copying a weekday', () => {
  it('is offered in the columns of weekdays only', () => {
    expect([weekdayIn('thu'), weekdayIn('satShift'), weekdayIn(undefined)]).toEqual(['thu', undefined, undefined]);
  });

  it('offers Monday to Friday, the week, and each other weekday', () => {
    expect(targetsFor('sat')).toEqual(['workdays', 'week', 'mon', 'tue', 'wed', 'thu', 'fri', 'sun']);
  });

  it('reaches the days of the target without the copied one', () => {
    expect(daysOf('workdays', 'tue')).toEqual(['mon', 'wed', 'thu', 'fri']);
    expect(daysOf('week', 'sat')).toEqual(['mon', 'tue', 'wed', 'thu', 'fri', 'sun']);
    expect(daysOf('sun', 'sat')).toEqual(['sun']);
  });
});
