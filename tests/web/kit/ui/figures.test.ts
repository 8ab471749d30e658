import i18n from 'i18next';
import { afterEach, expect, it } from 'vitest';
import { parseDecimal } from '#shared/quantity/parse.ts';
import { weekOf } from '#shared/time/week.ts';
import { formatNumber, formatPercent, formatReceipt } from '#web/kit/ui/figures/format.ts';
import { weekLabel, weekName, weekSpan } from '#web/kit/ui/weeks.ts';

const shown = i18n.language;
afterEach(() => {
  i18n.language = shown;
});

const week = weekOf('2026-02-02');

it.each([
  ['sv', ['−1\u00a0234,5', '0,30', '87\u00a0%', '1234,5'], ['v06', 'v06 2026', 'v06–v13 2026']],
  ['en', ['−1\u00a0234.5', '0.30', '87\u00a0%', '1234,5'], ['W06', 'W06 2026', 'W06–W13 2026']],
] as const)('figures and weeks are written as in %s, and files as in Swedish', (language, figures, weeks) => {
  i18n.language = language;
  expect([formatNumber(-1234.5), formatReceipt(0.3), formatPercent(0.87), formatNumber(1234.5, 'file')]).toEqual(
    figures,
  );
  expect([weekLabel(week), weekSpan(week, week), weekName('v06–v13 2026')]).toEqual(weeks);
  // What is shown can be typed back.
  expect(parseDecimal(formatNumber(-1234.5))).toBe(-1234.5);
});
