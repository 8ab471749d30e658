import { useCallback } from 'react';
import { currentLanguage } from '#web/platform/locales/i18n.ts';

const locales = { sv: 'sv-SE', en: 'en-GB' } as const;

/** A moment to the second in Stockholm: `2026-02-04 13:05:12`. */
export const useMoment = (): ((moment: string) => string) => {
  const locale = locales[currentLanguage()];
  return useCallback(
    (moment) =>
      new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Stockholm', dateStyle: 'short', timeStyle: 'medium' }).format(
        new Date(moment),
      ),
    [locale],
  );
};
