import { type ReactNode, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { BlockSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import { session } from '#web/platform/api/live.ts';
import { useSignal } from '#web/platform/api/useSignal.ts';
import { href, type ManageIds } from '#web/platform/navigation/href.ts';
import styles from '../frame/ManageFrame.module.css';
import { ManageFrame } from '../frame/ManageFrame.tsx';
import { type ManageTab, tabsOf } from '../level.ts';

/** What the level contains: the first tab. */
const below = { org: 'areas', area: 'units', unit: 'categoriesAndShifts', category: 'shifts' } as const;

interface ManageScreenProps {
  readonly level: keyof typeof below;
  readonly ids: ManageIds;
  readonly name: string | undefined;
  readonly up?: { readonly to: string; readonly label: string } | undefined;
  /** Under the name. */
  readonly facts?: ReactNode;
  /** How much is behind a tab, where that is known. */
  readonly counts?: Readonly<Partial<Record<ManageTab, number | undefined>>>;
  readonly children: Readonly<Partial<Record<ManageTab, ReactNode>>>;
}

/** For the eye only: what is counted is said under the name too. */
const TabCount = ({ count }: { readonly count: number }) => (
  <span className={styles.count} aria-hidden="true">
    {count}
  </span>
);

/** A stored entity with its tabs: the tab in the address, or the first that the account may see. */
export const ManageScreen = ({ level, ids, name, up, facts, counts = {}, children }: ManageScreenProps) => {
  const { t } = useTranslation();
  const { tab: requested } = useParams();
  const roles = useSignal(session)?.roles;
  const tabs = useMemo(() => tabsOf(level, roles ?? []), [level, roles]);
  const [first] = tabs;
  const tab = requested === undefined ? first : tabs.find((known) => known === requested);
  if (first === undefined) return <Navigate replace to={href.plan(ids)} />;
  if (tab === undefined) return <Navigate replace to={href.manage(ids)} />;
  return (
    <ManageFrame
      kind={t(`manage.level.${level}`)}
      name={name}
      up={up}
      facts={facts}
      tabs={tabs.map((id) => ({
        id,
        to: id === first ? href.manage(ids) : href.manage(ids, id),
        label: id === 'list' ? t(`manage.list.${below[level]}`) : t(`manage.tab.${id}`),
        mark: counts[id] !== undefined && <TabCount count={counts[id]} />,
      }))}
      tab={tab}
    >
      <Suspense fallback={<BlockSkeleton height={220} />}>{children[tab]}</Suspense>
    </ManageFrame>
  );
};
