import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { PlacePicker } from '#web/features/placePicker/PlacePicker.tsx';
import { Mark } from '#web/kit/ui/frame/Mark.tsx';
import { useHasTabsInHeader, useIsNarrow } from '#web/kit/ui/hooks/useMedia.ts';
import { session } from '#web/platform/api/live.ts';
import { useSignal } from '#web/platform/api/useSignal.ts';
import { href } from '#web/platform/navigation/href.ts';
import { routes } from '#web/platform/navigation/routes.ts';
import { usePlan } from '#web/platform/navigation/usePlan.ts';
import { Burger } from './Burger.tsx';
import styles from './Header.module.css';
import { HelpMenu } from './HelpMenu.tsx';
import { keptAt } from './keptAt.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { MainMenu } from './MainMenu.tsx';
import { UserMenu } from './UserMenu.tsx';

/**
 * Mark, place where it counts, main menu, language, help, user; on a narrow screen mark, place, user and a burger, on a low one with
 * the tabs between.
 */
export const Header = ({ tabsRef }: { readonly tabsRef: Ref<HTMLElement> }) => {
  const { t } = useTranslation();
  const isNarrow = useIsNarrow();
  const hasTabs = useHasTabsInHeader();
  const username = useSignal(session)?.username ?? '';
  const { roots, place, tab } = usePlan();
  // Accounts and the log are not of one place.
  const { pathname, search } = useLocation();
  const hasPlace = !pathname.startsWith(routes.accounts.path) && pathname !== routes.log.path;
  return (
    <header className={styles.header}>
      <Link className={styles.brand} to={href.plan(place?.ids)} aria-label={t('app.home')}>
        <Mark />
        <span>{t('app.name')}</span>
      </Link>
      {hasPlace && (
        <>
          <span className={styles.rule} />
          <PlacePicker
            roots={roots ?? []}
            place={place}
            tab={tab}
            keptAt={(chosen, next) =>
              next === tab && place ? keptAt(next, new URLSearchParams(search), place, chosen) : new URLSearchParams()
            }
          />
        </>
      )}
      {hasTabs && <div ref={tabsRef as Ref<HTMLDivElement>} className={styles.tabs} />}
      <span className={styles.grow} />
      {isNarrow ? (
        <>
          <UserMenu username={username} />
          <Burger />
        </>
      ) : (
        <>
          <MainMenu />
          <span className={styles.rule} />
          <LanguageSwitch />
          <HelpMenu />
          <UserMenu username={username} />
        </>
      )}
    </header>
  );
};
