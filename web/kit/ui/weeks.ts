import * as swedish from '#shared/time/week.ts';
import { currentLanguage } from '#web/platform/locales/i18n.ts';

/** The label of a week, as receipts have it (`v06`), in the shown language: `W06` in English. Also within a text of weeks. */
export const weekName = (text: string): string =>
  currentLanguage() === 'en' ? text.replace(/\bv(?=\d\d)/g, 'W') : text;

/** `v06`, or `W06`. */
export const weekLabel = (week: Pick<swedish.Week, 'week'>): string => weekName(swedish.weekLabel(week));

/** Weeks without their year: `v06–v13`, or `v06` of one week. */
export const weekRun = (first: swedish.Week, last: swedish.Week): string =>
  first.start === last.start ? weekLabel(first) : `${weekLabel(first)}–${weekLabel(last)}`;

/** Weeks as `weekSpan` of shared/time/week.ts writes them, in the shown language: `v06–v13 2026`, or `W06–W13 2026`. */
export const weekSpan = (first: swedish.Week, last: swedish.Week | null): string =>
  weekName(swedish.weekSpan(first, last));
