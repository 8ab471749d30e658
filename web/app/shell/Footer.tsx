import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSupport } from '#web/platform/api/useInstallation.ts';
import { href } from '#web/platform/navigation/href.ts';
import styles from './Footer.module.css';

/** Support contact, accessibility statement and copyright. */
export const Footer = () => {
  const { t } = useTranslation();
  const support = useSupport();
  return (
    <footer className={styles.footer}>
      {support !== undefined && <a href={`mailto:${support}`}>{t('app.footer.support', { address: support })}</a>}
      <Link to={href.accessibility()}>{t('app.menu.accessibility')}</Link>
      <span>{t('app.footer.copyright')}</span>
    </footer>
  );
};
