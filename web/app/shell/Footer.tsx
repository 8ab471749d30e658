import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../routes.ts';
import styles from './Footer.module.css';

/** Support contact, accessibility statement and the copyright year that the specification names. */
export const Footer = () => {
  const { t } = useTranslation();
  return (
    <footer className={styles.footer}>
      <a href={`mailto:${t('app.footer.supportAddress')}`}>{t('app.footer.support')}</a>
      <Link to={href.accessibility()}>{t('app.menu.accessibility')}</Link>
      <span>{t('app.footer.copyright')}</span>
    </footer>
  );
};
