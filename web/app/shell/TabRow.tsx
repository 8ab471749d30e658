import StarFilled from '@ant-design/icons/es/icons/StarFilled';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Tabs } from '#web/kit/ui/frame/Tabs.tsx';
import { toolGroups } from '#web/kit/ui/frame/TabTools.tsx';
import { useDraftIds } from '#web/platform/api/useDraft.ts';
import { href } from '#web/platform/navigation/href.ts';
import { categoryBelow, type Place } from '#web/platform/navigation/place.ts';
import { routes, type Tab, tabs } from '#web/platform/navigation/routes.ts';
import { usePlan } from '#web/platform/navigation/usePlan.ts';
import styles from './TabRow.module.css';

const DraftMark = () => {
  const { t } = useTranslation();
  return (
    <span className={styles.draft} title={t('plan.draft')}>
      <StarFilled aria-hidden />
      <span className="visually-hidden">{t('plan.draft')}</span>
    </span>
  );
};

/** The tabs of a place in which the signed-in account has unsaved values at this browser. */
const useMarkedTabs = (place: Place | undefined): ReadonlySet<Tab> => {
  const ids = place && (categoryBelow(place) ?? place).ids;
  const [unitId, categoryId] = [ids?.unitId ?? '', ids?.categoryId ?? ''];
  const demand = useDraftIds('demand', categoryId);
  const beds = useDraftIds('beds', unitId);
  const schemas = useDraftIds('schemas', categoryId);
  const assets = useDraftIds('assets', categoryId);
  const team = useDraftIds('team', categoryId);
  const budget = useDraftIds('budget', unitId);
  const drafts: Partial<Record<Tab, number>> = {
    demand: demand.size + beds.size,
    schemas: schemas.size,
    assets: assets.size + team.size,
    budget: budget.size,
  };
  return new Set(tabs.filter((tab) => (drafts[tab] ?? 0) > 0));
};

/**
 * The address of Personal: from a selected week of a unit's map the team sheet at that week, of the category whose row is selected, with
 * those first who are away.
 */
const staffAddress = (place: Place | undefined, shown: Tab | undefined, search: URLSearchParams): string => {
  const week = search.get('week') ?? undefined;
  if (place?.level !== 'unit' || shown !== 'overview' || week === undefined)
    return href.plan({ ...place?.ids, tab: 'assets' });
  const category = place.children.find(({ id }) => id === search.get('row'));
  return href.plan({ ...(category ?? place).ids, tab: 'assets', mode: 'team', week });
};

/** The tabs of the plan page, and right of them the slot for the tools of the shown tab; empty on other screens. */
export const TabRow = ({ toolsRef }: { readonly toolsRef: Ref<HTMLElement> }) => {
  const { t } = useTranslation();
  const { place, tab } = usePlan();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const marked = useMarkedTabs(place);
  if (pathname !== routes.plan.path) return <div className={styles.edge} />;
  return (
    <div className={styles.row}>
      <Tabs
        label={t('plan.tabs')}
        tabs={tabs.map((id) => ({
          id,
          to: id === 'assets' ? staffAddress(place, tab, search) : href.plan({ ...place?.ids, tab: id }),
          label: t(`plan.${id}`),
          mark: marked.has(id) && <DraftMark />,
        }))}
        shown={tab}
      />
      <section ref={toolsRef} className={styles.tools} aria-label={t('plan.tools')}>
        {toolGroups.map((group) => (
          <span key={group} />
        ))}
      </section>
    </div>
  );
};
