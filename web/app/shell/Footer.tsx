import { useTranslation } from 'react-i18next';
import { useSupport } from '#web/platform/api/useInstallation.ts';
import { href } from '#web/platform/navigation/href.ts';
import { PageLink } from '#web/platform/navigation/PageLink.tsx';
import styles from './Footer.module.css';

/** Support contact, accessibility statement and copyright. */
export const Footer = () => {
  const { t } = useTranslation();
  const support = useSupport();
  return (
    <footer className={styles.footer}>
      {support !== undefined && <a href={`mailto:${support}`}>{t('app.footer.support', { address: support })}</a>}
      <PageLink to={href.accessibility()}>{t('app.menu.accessibility')}</PageLink>
      <span>{t('app.footer.copyright')}</span>
    </footer>
  );
};
