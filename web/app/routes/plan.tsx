import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router-dom';
import { EmptyUnit } from '#web/domain/setup/EmptyUnit.tsx';
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx';
import { ErrorState } from '#web/kit/ui/state/ErrorState.tsx';
import { CardSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import { StateScreen } from '#web/kit/ui/state/StateScreen.tsx';
import { session } from '#web/platform/api/live.ts';
import { loadChunk } from '#web/platform/api/loadChunk.ts';
import { useSignal } from '#web/platform/api/useSignal.ts';
import { loadTexts } from '#web/platform/locales/i18n.ts';
import { fullPlanAddress } from '#web/platform/navigation/href.ts';
import { storeLastPlace } from '#web/platform/navigation/lastPlace.ts';
import { hasMovedOn } from '#web/platform/navigation/movedOn.ts';
import { categoryBelow, isCategory, isElsewhere, type Place, pathOf, unitAt } from '#web/platform/navigation/place.ts';
import { visit } from '#web/platform/navigation/recentPlaces.ts';
import type { Tab } from '#web/platform/navigation/routes.ts';
import { usePageTitle } from '#web/platform/navigation/usePageTitle.ts';
import { usePlan } from '#web/platform/navigation/usePlan.ts';
import { usePlanAddress } from '#web/platform/navigation/usePlanAddress.ts';
import { notice } from '../notice.ts';

const OverviewTab = lazy(
  loadChunk(async () => ({ default: (await import('#web/features/overview/OverviewTab.tsx')).OverviewTab })),
);
const UnitChooser = lazy(
  loadChunk(async () => ({ default: (await import('#web/features/overview/choose/UnitChooser.tsx')).UnitChooser })),
);
const RemedyPage = lazy(
  loadChunk(async () => ({
    default: (await import('#web/features/overview/remedies/build/RemedyPage.tsx')).RemedyPage,
  })),
);
const BudgetTab = lazy(
  loadChunk(async () => ({ default: (await import('#web/features/budget/BudgetTab.tsx')).BudgetTab })),
);
const UnitAbsenceTab = lazy(
  loadChunk(async () => {
    const [sheets] = await Promise.all([import('./manageAbsence.tsx'), loadTexts('absence')]);
    return { default: sheets.UnitAbsenceTab };
  }),
);
const FollowUpTab = lazy(
  loadChunk(async () => ({ default: (await import('#web/features/followup/FollowUpTab.tsx')).FollowUpTab })),
);
const PlaceFollowUpTab = lazy(
  loadChunk(async () => ({
    default: (await import('#web/features/followup/place/PlaceFollowUpTab.tsx')).PlaceFollowUpTab,
  })),
);
const ReportsTab = lazy(
  loadChunk(async () => ({ default: (await import('#web/features/reports/ReportsTab.tsx')).ReportsTab })),
);
const BasisReport = lazy(
  loadChunk(async () => ({ default: (await import('#web/features/reports/basis/BasisReport.tsx')).BasisReport })),
);
const UnitPlanTab = lazy(
  loadChunk(async () => ({ default: (await import('#web/features/schemas/unit/UnitPlanTab.tsx')).UnitPlanTab })),
);
const categoryTabs = {
  demand: lazy(loadChunk(async () => ({ default: (await import('#web/features/demand/DemandTab.tsx')).DemandTab }))),
  schemas: lazy(
    loadChunk(async () => ({ default: (await import('#web/features/schemas/SchemasTab.tsx')).SchemasTab })),
  ),
  assets: lazy(loadChunk(async () => ({ default: (await import('#web/features/assets/AssetsTab.tsx')).AssetsTab }))),
} as const;

/**
 * What the tab shows of the place: itself, or the category that a tab in need of one means. Plan shows all categories of a
 * unit together when the address names the unit (`unitId`) without a category.
 */
const shownAt = (place: Place, tab: Tab, unitId: string | undefined): Place => {
  const isUnit = place.level === 'unit';
  const isWhole =
    tab === 'overview' ||
    tab === 'report' ||
    (tab === 'budget' && isUnit) ||
    (tab === 'followup' && (isUnit || (place.level !== 'category' && place.canRead))) ||
    (tab === 'schemas' && isUnit && place.id === unitId);
  return isWhole ? place : (categoryBelow(place) ?? place);
};

const TabContent = ({ place, tab }: { readonly place: Place; readonly tab: Tab }) => {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const remedy = search.get('remedy');
  if (tab === 'overview')
    return remedy !== null && isCategory(place) ? (
      <RemedyPage key={`${place.id} ${remedy}`} place={place} week={remedy} />
    ) : (
      <OverviewTab place={place} />
    );
  if (tab === 'report') return <ReportsTab key={place.id} place={place} />;
  const unit = unitAt(place);
  if (tab === 'budget')
    return unit ? (
      <BudgetTab
        key={unit.id}
        unit={unit}
        own={place.ids.categoryId}
        basisReport={BasisReport}
        absence={<UnitAbsenceTab ids={unit.ids} canWrite={unit.canWrite} />}
      />
    ) : (
      <UnitChooser place={place} tab={tab} />
    );
  if (tab === 'followup') {
    if (unit) return <FollowUpTab key={unit.id} unit={unit} />;
    return place.canRead ? <PlaceFollowUpTab key={place.id} place={place} /> : <UnitChooser place={place} tab={tab} />;
  }
  if (isCategory(place)) {
    const Content = categoryTabs[tab];
    return <Content key={place.id} place={place} />;
  }
  if (tab === 'schemas' && place.level === 'unit' && place.children.length > 0)
    return <UnitPlanTab key={place.id} place={place} />;
  return unit ? <EmptyUnit heading={t(`plan.${tab}`)} unit={unit} /> : <UnitChooser place={place} tab={tab} />;
};

const Shown = ({ place, tab }: { readonly place: Place; readonly tab: Tab }) => {
  const { t } = useTranslation();
  const username = useSignal(session)?.username ?? '';
  usePageTitle(
    t(`plan.${tab}`),
    pathOf(place)
      .slice(-2)
      .reverse()
      .map(({ name }) => name)
      .join(', '),
  );
  useEffect(() => {
    storeLastPlace(username, place.ids);
    visit(username, place);
  }, [username, place]);
  return (
    <Suspense
      fallback={
        <StateScreen heading={t(`plan.${tab}`)}>
          <CardSkeleton />
        </StateScreen>
      }
    >
      <TabContent place={place} tab={tab} />
    </Suspense>
  );
};

/**
 * Replaces the address that the page was rendered with by the complete one, unless the user has followed a link meanwhile: a
 * new address is rendered only once its screen has loaded, and until then this page may be rendered again for the old one. Says so
 * where another place is shown than the address named.
 */
const CompleteAddress = ({ full, elsewhere }: { readonly full: string; readonly elsewhere: boolean }) => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  useEffect(() => {
    if (hasMovedOn(search)) return;
    if (elsewhere) notice.set('unknownPlace');
    void navigate(full, { replace: true });
  }, [search, full, elsewhere, navigate]);
  return null;
};

/** Planera: one place, seen and changed through its tabs. The address always tells all of it, so that it can be mailed. */
export const PlanPage = () => {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { roots, problem, retry, place, tab } = usePlan();
  const { ids } = usePlanAddress();
  const { key: navigated } = useLocation();
  const isLeaving = useNavigation().state !== 'idle';
  if (place !== undefined && tab !== undefined) {
    const shown = shownAt(place, tab, ids.unitId);
    const full = fullPlanAddress(search, shown.ids, tab);
    // Who is on the way to another screen must not be called back by the address being completed.
    return full === undefined || isLeaving ? (
      <Shown place={shown} tab={tab} />
    ) : (
      // Again after each navigation: a link to the same address, followed meanwhile, ends the one that completes it.
      <CompleteAddress key={navigated} full={full} elsewhere={isElsewhere(ids, place)} />
    );
  }
  return (
    <StateScreen heading={t('app.menu.plan')}>
      {roots !== undefined ? (
        <EmptyState title={t('plan.nothing')} text={t('plan.nothingText')} />
      ) : problem ? (
        <ErrorState problem={problem} retry={retry} />
      ) : (
        <CardSkeleton />
      )}
    </StateScreen>
  );
};
