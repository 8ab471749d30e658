import type { Locale } from 'antd/es/locale';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage, type Language } from '#web/platform/locales/i18n.ts';

const load: Record<Language, () => Promise<{ readonly controls: Locale }>> = {
  sv: () => import('./locale/sv.ts'),
  en: () => import('./locale/en.ts'),
};

/**
 * The texts and calendar of antd's own controls in the shown language; until they are loaded a locale without texts,
 * because antd mounts all its children anew when it gets its first locale, and typed values would be lost.
 */
export const useAntdLocale = (): Locale => {
  useTranslation();
  const language = currentLanguage();
  const [locale, setLocale] = useState<Locale>({ locale: language });
  useEffect(() => {
    void load[language]().then(({ controls }) => setLocale(controls));
  }, [language]);
  return locale;
};
