import type { Locale } from 'antd/es/locale';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage, type Language } from '#web/locales/i18n.ts';

const load: Record<Language, () => Promise<{ readonly controls: Locale }>> = {
  sv: () => import('./locale/sv.ts'),
  en: () => import('./locale/en.ts'),
};

/** The texts and calendar of antd's own controls in the shown language. */
export const useAntdLocale = (): Locale | undefined => {
  useTranslation();
  const language = currentLanguage();
  const [locale, setLocale] = useState<Locale>();
  useEffect(() => {
    void load[language]().then(({ controls }) => setLocale(controls));
  }, [language]);
  return locale;
};
