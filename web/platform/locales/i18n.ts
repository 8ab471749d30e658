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

type Load = Record<Language, () => Promise<{ readonly catalogue: object }>>;

const first: Load = { sv: () => import('./sv/first.ts'), en: () => import('./en/first.ts') };

const signedIn: Load = { sv: () => import('./sv.ts'), en: () => import('./en.ts') };

const isLanguage = (text: string | null): text is Language => (languages as readonly (string | null)[]).includes(text);

/** The language shown now. */
export const currentLanguage = (): Language => (isLanguage(i18n.language) ? i18n.language : 'sv');

/** Reads texts of a language that are added to the first ones. */
type Addition = (language: Language) => Promise<object>;

const wanted = new Set<Addition>();

const add = async (texts: Addition, language: Language): Promise<void> => {
  i18n.addResourceBundle(language, 'translation', await texts(language), true);
};

const want = async (texts: Addition): Promise<void> => {
  wanted.add(texts);
  await add(texts, currentLanguage());
};

const additionOf =
  (part: LatePart): Addition =>
  async (language) => ({ [part]: (await lateParts[part][language]()).texts });

const parts = Object.fromEntries(
  (Object.keys(lateParts) as LatePart[]).map((part) => [part, additionOf(part)]),
) as Record<LatePart, Addition>;

/** Loads a part of the catalogue that few screens need, in the language shown now and in those chosen later. */
export const loadTexts = (part: LatePart): Promise<void> => want(parts[part]);

const afterSignIn: Addition = async (language) => (await signedIn[language]()).catalogue;

/** Loads what every screen behind the login may show, in the language shown now and in those chosen later. */
export const loadSignedInTexts = (): Promise<void> => want(afterSignIn);

const show = async (language: Language): Promise<void> => {
  if (!i18n.hasResourceBundle(language, 'translation')) {
    i18n.addResourceBundle(language, 'translation', (await first[language]()).catalogue);
  }
  await Promise.all([...wanted].map((texts) => add(texts, language)));
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
