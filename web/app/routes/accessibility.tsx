import { useTranslation } from 'react-i18next';
import { Footer } from '#web/app/shell/Footer.tsx';
import { PlainHeader } from '#web/app/shell/PlainHeader.tsx';
import { useSupport } from '#web/platform/api/useInstallation.ts';
import { usePageTitle } from '#web/platform/navigation/usePageTitle.ts';
import { ConformanceTable } from './ConformanceTable.tsx';
import styles from './document.module.css';

const promises = ['keyboard', 'colour', 'contrast', 'zoom', 'motion', 'language', 'charts'] as const;

/** The accessibility statement; needs no login. */
export const AccessibilityPage = () => {
  const { t } = useTranslation();
  usePageTitle(t('statement.title'));
  const support = useSupport();
  return (
    <div className={styles.page}>
      <PlainHeader linked />
      <main className={styles.text}>
        <h1>{t('statement.heading')}</h1>
        <p>{t('statement.lead')}</p>
        <h2>{t('statement.howTitle')}</h2>
        <p>{t('statement.how')}</p>
        <h2>{t('statement.canTitle')}</h2>
        <ul>
          {promises.map((promise) => (
            <li key={promise}>{t(`statement.can.${promise}`)}</li>
          ))}
        </ul>
        <h2>{t('statement.lacksTitle')}</h2>
        <p>{t('statement.lacks')}</p>
        <ConformanceTable />
        <h2>{t('statement.reportTitle')}</h2>
        <p>
          {support !== undefined && (
            <>
              {t('statement.reportTo')} <a href={`mailto:${support}`}>{support}</a>.{' '}
            </>
          )}
          {t('statement.report')}
        </p>
        <h2>{t('statement.authorityTitle')}</h2>
        <p>
          {t('statement.authority')} <a href="https://www.digg.se/tdosanmalan">{t('statement.authorityLink')}</a>
        </p>
        <h2>{t('statement.testedTitle')}</h2>
        <p>{t('statement.tested', { date: t('statement.date') })}</p>
      </main>
      <Footer />
    </div>
  );
};
