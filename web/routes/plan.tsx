import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { categoryBelow, type Place } from '#web/api/place.ts';
import { keepContext } from '#web/app/context.ts';
import { href, type Tab } from '#web/app/routes.ts';
import { usePageTitle } from '#web/app/usePageTitle.ts';
import { usePlan } from '#web/app/usePlan.ts';
import { UnitChooser } from '#web/features/place/UnitChooser.tsx';
import { EmptyState } from '#web/ui/state/EmptyState.tsx';
import { ErrorState } from '#web/ui/state/ErrorState.tsx';
import { TableSkeleton } from '#web/ui/state/Skeletons.tsx';

const OverviewTab = lazy(async () => ({
  default: (await import('#web/features/overview/OverviewTab.tsx')).OverviewTab,
}));
const categoryTabs = {
  demand: lazy(async () => ({ default: (await import('#web/features/demand/DemandTab.tsx')).DemandTab })),
  schemas: lazy(async () => ({ default: (await import('#web/features/schemas/SchemasTab.tsx')).SchemasTab })),
  assets: lazy(async () => ({ default: (await import('#web/features/assets/AssetsTab.tsx')).AssetsTab })),
} as const;

/** A tab that stands on a category: the first one of the unit is meant when none is named. */
const CategoryTab = ({ place, tab }: { readonly place: Place; readonly tab: keyof typeof categoryTabs }) => {
  const { t } = useTranslation();
  const category = categoryBelow(place);
  if (category === undefined) {
    return place.level === 'unit' ? (
      <EmptyState title={t('plan.noCategories')} text={t('plan.noCategoriesText')} />
    ) : (
      <UnitChooser place={place} tab={tab} />
    );
  }
  if (category !== place) return <Navigate replace to={href.plan({ ...category.ids, tab })} />;
  const Content = categoryTabs[tab];
  return <Content key={category.id} place={category} />;
};

const Content = ({ place, tab }: { readonly place: Place; readonly tab: Tab }) => {
  const { t } = useTranslation();
  usePageTitle(t(`plan.${tab}`), place.name);
  useEffect(() => keepContext(place.ids), [place]);
  return (
    <Suspense fallback={<TableSkeleton />}>
      {tab === 'overview' ? <OverviewTab place={place} /> : <CategoryTab place={place} tab={tab} />}
    </Suspense>
  );
};

/** Planera: one place, seen and changed through its tabs. */
export const PlanPage = () => {
  const { t } = useTranslation();
  const { roots, problem, retry, place, tab } = usePlan();
  if (place !== undefined && tab !== undefined) return <Content place={place} tab={tab} />;
  if (roots !== undefined) return <EmptyState title={t('plan.nothing')} text={t('plan.nothingText')} />;
  return problem ? <ErrorState problem={problem} retry={retry} /> : <TableSkeleton />;
};
