import { useTranslation } from 'react-i18next';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { session } from '#web/platform/api/live.ts';
import { useRight } from '#web/platform/api/useRight.ts';
import { useSignal } from '#web/platform/api/useSignal.ts';
import { href } from '#web/platform/navigation/href.ts';
import { atLevel } from '#web/platform/navigation/place.ts';
import { allows, type Route, routes } from '#web/platform/navigation/routes.ts';
import { usePlan } from '#web/platform/navigation/usePlan.ts';
import styles from './MainMenu.module.css';

/** The screens of the list that belong in the menu and that the account may see. */
export const MainMenu = ({ onChosen }: { readonly onChosen?: () => void }) => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const claims = useSignal(session);
  const { place, tab } = usePlan();
  const mayConfigure = useRight('configure');
  // From a plan, Förvalta opens the planned place; categories are shown to accounts that may change them.
  const planned = tab === undefined ? undefined : place;
  const managed = !mayConfigure && planned ? atLevel(planned, 'unit') : planned;
  const addressOf = (route: Route) =>
    route.path === routes.organizations.path ? href.manage((managed ?? planned)?.ids) : route.path;
  // The own password has an address under the accounts' path, but is not part of that screen.
  const own = [routes.changePassword, routes.secondFactor, routes.sessions].some(
    ({ path }) => matchPath(path, pathname) !== null,
  );
  const shown = Object.values(routes).filter((route) => route.inMenu && allows(route, claims));
  return (
    <nav className={styles.menu} aria-label={t('app.menu.label')}>
      {shown.map((route) => (
        <Link
          key={route.path}
          to={addressOf(route)}
          aria-current={!own && pathname.startsWith(route.path) ? 'page' : undefined}
          {...(onChosen && { onClick: onChosen })}
        >
          {t(route.label)}
        </Link>
      ))}
    </nav>
  );
};
