import i18n from 'i18next';
import { afterEach, expect, test } from 'vitest';
import { fullMomentText, longDayText, monthText } from '#web/kit/ui/dates.ts';

const shown = i18n.language;
afterEach(() => {
  i18n.language = shown;
});

test('dates follow the shown language, also when it changes back', () => {
  const moment = '2026-05-04T11:05:00.000Z';
  const texts = [
    ['sv', ['4 maj 2026 13:05', '4 maj', 'Maj']],
    ['en', ['4 May 2026 13:05', '4 May', 'May']],
    ['sv', ['4 maj 2026 13:05', '4 maj', 'Maj']],
  ] as const;
  for (const [language, expected] of texts) {
    i18n.language = language;
    expect([fullMomentText(moment), longDayText('2026-05-04'), monthText('2026-05')]).toEqual(expected);
  }
});
