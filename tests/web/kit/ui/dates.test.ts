import i18n from 'i18next';
import { afterEach, expect, test } from 'vitest';
import { agoText, daysText, exactMomentText, longDayText, momentText, monthText } from '#web/kit/ui/dates.ts';

const shown = i18n.language;
afterEach(() => {
  i18n.language = shown;
});

test('dates follow the shown language, also when it changes back', () => {
  const moment = '2026-05-04T11:05:12.000Z';
  const texts = [
    ['sv', ['4 maj 2026 13:05', '4 maj 2026 13:05:12', '4 maj', 'Maj']],
    ['en', ['4 May 2026 13:05', '4 May 2026 13:05:12', '4 May', 'May']],
    ['sv', ['4 maj 2026 13:05', '4 maj 2026 13:05:12', '4 maj', 'Maj']],
  ] as const;
  for (const [language, expected] of texts) {
    i18n.language = language;
    expect([momentText(moment), exactMomentText(moment), longDayText('2026-05-04'), monthText('2026-05')]).toEqual(
      expected,
    );
  }
});

test('days are written with their year, and with both where they differ', () => {
  expect(daysText('2026-02-02', '2026-03-29')).toBe('2 feb – 29 mar 2026');
  expect(daysText('2025-12-01', '2026-01-31')).toBe('1 dec 2025 – 31 jan 2026');
  expect(daysText('2026-02-02', '2026-02-02')).toBe('2 feb 2026');
});

test('how long ago a moment was is written in hours today, then in days of Stockholm, then as its date', () => {
  const now = new Date('2026-05-04T11:05:00.000Z');
  const texts = [
    ['2026-05-04T10:50:00.000Z', 'för 1 timme sedan'],
    ['2026-05-04T08:00:00.000Z', 'för 3 timmar sedan'],
    ['2026-05-03T21:59:00.000Z', 'i går'],
    ['2026-05-03T22:01:00.000Z', 'för 13 timmar sedan'],
    ['2026-04-29T11:05:00.000Z', 'för 5 dagar sedan'],
    ['2026-02-04T11:05:00.000Z', '4 feb 2026'],
  ] as const;
  i18n.language = 'sv';
  for (const [moment, text] of texts) expect(agoText(moment, now)).toBe(text);
});
