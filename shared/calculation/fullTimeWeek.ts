import { minutesOf } from '#shared/quantity/minutes.ts';
import type { CategoryPeriodInput } from './input.ts';

/** F: minutes of a category's full-time week over one of its periods (README.md 3). */
export const fullTimeWeek = ({ workingHours, workingMinutes }: CategoryPeriodInput): number =>
  minutesOf(workingHours, workingMinutes);
