import i18n from 'i18next';
import { initReactI18next } from 'react-i18next';
import { browserStorage } from '#web/platform/browser/storage.ts';
import { type LatePart, type LateTexts, lateParts } from './late.ts';
import type { catalogue } from './sv.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: typeof catalogue & LateTexts };
  }
}

/** The languages of the product; Swedish is complete and the default. */
export const languages = ['sv', 'en'] as const;

export type Language = (typeof languages)[number];

const CHOICE = 'language';

const load: Record<Language, () => Promise<{ readonly catalogue: object }>> = {
  sv: () => import('./sv.ts'),
  en: () => import('./en.ts'),
};

const isLanguage = (text: string | null): text is Language => (languages as readonly (string | null)[]).includes(text);

/** The language shown now. */
export const currentLanguage = (): Language => (isLanguage(i18n.language) ? i18n.language : 'sv');

const wanted = new Set<LatePart>();

const addPart = async (part: LatePart, language: Language): Promise<void> => {
  i18n.addResourceBundle(language, 'translation', { [part]: (await lateParts[part][language]()).texts }, true);
};

/** Loads a part of the catalogue that the first page does without, in the language shown now and in those chosen later. */
export const loadTexts = async (part: LatePart): Promise<void> => {
  wanted.add(part);
  await addPart(part, currentLanguage());
};

const show = async (language: Language): Promise<void> => {
  if (!i18n.hasResourceBundle(language, 'translation')) {
    i18n.addResourceBundle(language, 'translation', (await load[language]()).catalogue);
  }
  await Promise.all([...wanted].map((part) => addPart(part, language)));
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
};

/** Shows another language and remembers the choice at this browser. */
export const chooseLanguage = async (language: Language): Promise<void> => {
  browserStorage.setItem(CHOICE, language);
  await show(language);
};

/** Starts the catalogue in the language last chosen here; Swedish the first time. */
export const startCatalogue = async (): Promise<void> => {
  await i18n.use(initReactI18next).init({
    resources: {},
    fallbackLng: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  const chosen = browserStorage.getItem(CHOICE);
  await show(isLanguage(chosen) ? chosen : 'sv');
};
