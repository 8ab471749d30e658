import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { session } from '#web/api/live.ts';
import { useSignal } from '#web/api/useSignal.ts';
import { allows, routes } from '../routes.ts';
import styles from './MainMenu.module.css';

/** The screens of the list that belong in the menu and that the account may see. */
export const MainMenu = ({ onChosen }: { readonly onChosen?: () => void }) => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const claims = useSignal(session);
  const shown = Object.values(routes).filter((route) => route.inMenu && allows(route, claims));
  return (
    <nav className={styles.menu} aria-label={t('app.menu.label')}>
      {shown.map(({ path, label }) => (
        <Link
          key={path}
          to={path}
          aria-current={pathname.startsWith(path) ? 'page' : undefined}
          {...(onChosen && { onClick: onChosen })}
        >
          {t(label)}
        </Link>
      ))}
    </nav>
  );
};
