import { useTranslation } from 'react-i18next';
import { chooseLanguage, currentLanguage, languages } from '#web/platform/locales/i18n.ts';
import styles from './LanguageSwitch.module.css';

const names = { sv: 'Svenska', en: 'English' } as const;

/** SV or EN; each named in its own language. */
export const LanguageSwitch = () => {
  const { t } = useTranslation();
  const shown = currentLanguage();
  return (
    <fieldset className={styles.switch} aria-label={t('app.menu.language')}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-label={names[language]}
          aria-pressed={language === shown}
          onClick={() => void chooseLanguage(language)}
        >
          {language.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
};
