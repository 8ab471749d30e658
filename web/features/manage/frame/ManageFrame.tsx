import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePageTitle } from '#web/app/usePageTitle.ts';
import styles from './ManageFrame.module.css';

/** One tab: where it leads, and what it says. */
interface FrameTab {
  readonly id: string;
  readonly to: string;
  readonly label: string;
}

interface ManageFrameProps {
  /** What kind of thing it is: Avdelning. */
  readonly kind?: string | undefined;
  /** Its name, the heading of the page; undefined until it is known. */
  readonly name: string | undefined;
  /** Where one level up is. */
  readonly up?: { readonly to: string; readonly label: string } | undefined;
  /** None where there is nothing yet to choose among. */
  readonly tabs?: readonly FrameTab[];
  readonly tab?: string;
  readonly children: ReactNode;
}

/** A screen of Förvalta: its tabs in a row under the header, then what it is about. */
export const ManageFrame = ({ kind, name, up, tabs = [], tab, children }: ManageFrameProps) => {
  const { t } = useTranslation();
  usePageTitle(t('manage.title'), name);
  return (
    <div className={styles.screen}>
      {tabs.length > 0 && (
        <nav className={styles.tabs} aria-label={t('manage.tabs')}>
          {tabs.map(({ id, to, label }) => (
            <Link key={id} to={to} aria-current={id === tab ? 'page' : undefined}>
              {label}
            </Link>
          ))}
        </nav>
      )}
      <div className={styles.body}>
        <header className={styles.heading}>
          {(up !== undefined || kind !== undefined) && (
            <p>
              {up && (
                <>
                  <Link to={up.to}>{up.label}</Link>
                  {kind !== undefined && <span aria-hidden="true"> / </span>}
                </>
              )}
              {kind}
            </p>
          )}
          <h1>{name ?? ' '}</h1>
        </header>
        {children}
      </div>
    </div>
  );
};
