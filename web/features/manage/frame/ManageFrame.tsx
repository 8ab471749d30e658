import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Tab, Tabs } from '#web/kit/ui/frame/Tabs.tsx';
import { usePageTitle } from '#web/platform/navigation/usePageTitle.ts';
import styles from './ManageFrame.module.css';
import { useTreeButton } from './useTreeButton.ts';

interface ManageFrameProps {
  /** The level, in words: Avdelning. */
  readonly kind?: string | undefined;
  /** The heading of the page; undefined until it is loaded. */
  readonly name: string | undefined;
  /** The place that it is in. */
  readonly up?: { readonly to: string; readonly label: string } | undefined;
  /** Shown after them; phrasing content. */
  readonly facts?: ReactNode;
  /** No tabs for an entity that is not stored yet. */
  readonly tabs?: readonly Tab[];
  readonly tab?: string;
  readonly children: ReactNode;
}

/** A screen of Förvalta: heading and tabs, then the content. */
export const ManageFrame = ({ kind, name, up, facts, tabs = [], tab, children }: ManageFrameProps) => {
  const { t } = useTranslation();
  const treeButton = useTreeButton();
  usePageTitle(t('manage.title'), name === t('manage.title') ? undefined : name);
  return (
    <>
      {tabs.length > 0 && (
        <div className={styles.tabs}>
          <Tabs label={t('manage.tabs')} tabs={tabs} shown={tab} />
        </div>
      )}
      <div className={styles.page}>
        <header className={styles.heading}>
          {/* Without a name yet, what it is: a heading is never empty. */}
          <h1>{name ?? <span className="visually-hidden">{kind ?? t('manage.title')}</span>}</h1>
          <p>
            {(up !== undefined || kind !== undefined) && (
              <span>
                {kind}
                {up && (
                  <>
                    {kind !== undefined && ` ${t('manage.facts.in')} `}
                    <Link to={up.to}>{up.label}</Link>
                  </>
                )}
              </span>
            )}
            {facts}
          </p>
          {treeButton}
        </header>
        <div className={styles.body}>{children}</div>
      </div>
    </>
  );
};
