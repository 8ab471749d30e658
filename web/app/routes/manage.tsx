import { type ElementType, lazy } from 'react';
import { useParams } from 'react-router-dom';
import type { UnitIds } from '#web/features/activities/ids.ts';
import type { OrgIds } from '#web/features/imports/ids.ts';
import { ManageLayout } from '#web/features/manage/frame/ManageLayout.tsx';
import { AreaScreen } from '#web/features/manage/screens/AreaScreen.tsx';
import { OrganizationScreen } from '#web/features/manage/screens/OrganizationScreen.tsx';
import { OrganizationsScreen } from '#web/features/manage/screens/OrganizationsScreen.tsx';
import { UnitScreen } from '#web/features/manage/screens/UnitScreen.tsx';
import { loadChunk } from '#web/platform/api/loadChunk.ts';
import { loadTexts } from '#web/platform/locales/i18n.ts';

// What needs a calendar is loaded when first shown: it is as large as the rest.
const CategoryScreen = lazy(
  loadChunk(async () => ({
    default: (await import('#web/features/manage/screens/CategoryScreen.tsx')).CategoryScreen,
  })),
);
const ShiftScreen = lazy(
  loadChunk(async () => ({ default: (await import('#web/features/manage/screens/ShiftScreen.tsx')).ShiftScreen })),
);

const imports = loadChunk(async () => (await Promise.all([import('./manageImports.tsx'), loadTexts('imports')]))[0]);
const ImportTab = lazy(async () => ({ default: (await imports()).ImportTab }));
const OrganizationImport = lazy(async () => ({ default: (await imports()).OrganizationImport }));
const FileSettings = lazy(async () => ({ default: (await imports()).FileSettings }));

const WorkbookTab = lazy(
  loadChunk(async () => {
    const [screen] = await Promise.all([import('#web/features/workbook/WorkbookTab.tsx'), loadTexts('workbook')]);
    return { default: screen.WorkbookTab };
  }),
);

const ActivitiesTab = lazy(
  loadChunk(async () => {
    const [screen] = await Promise.all([
      import('#web/features/activities/config/ActivitiesTab.tsx'),
      loadTexts('activities'),
    ]);
    return { default: screen.ActivitiesTab };
  }),
);
const FollowUpTab = lazy(
  loadChunk(async () => {
    const [screen] = await Promise.all([
      import('#web/features/activities/edit/FollowUpTab.tsx'),
      loadTexts('activities'),
    ]);
    return { default: screen.FollowUpTab };
  }),
);

const rates = loadChunk(
  async () => (await Promise.all([import('#web/features/manage/rates/RatesTab.tsx'), loadTexts('rates')]))[0],
);
const OrganizationRatesTab = lazy(async () => ({ default: (await rates()).OrganizationRatesTab }));
const UnitRatesTab = lazy(async () => ({ default: (await rates()).UnitRatesTab }));

const absence = loadChunk(async () => (await Promise.all([import('./manageAbsence.tsx'), loadTexts('absence')]))[0]);
const UnitAbsenceTab = lazy(async () => ({ default: (await absence()).UnitAbsenceTab }));
const OrganizationAbsenceTab = lazy(async () => ({ default: (await absence()).OrganizationAbsenceTab }));

// Whoever sees Förvalta may write in the unit.
const Unit = ({ ids }: { readonly ids: UnitIds }) => (
  <UnitScreen
    ids={ids}
    rates={<UnitRatesTab ids={ids} />}
    activities={<ActivitiesTab ids={ids} />}
    followup={<FollowUpTab ids={ids} />}
    absence={<UnitAbsenceTab ids={ids} canWrite />}
    imports={<ImportTab ids={ids} />}
  />
);

const Organization = ({ ids }: { readonly ids: OrgIds }) => (
  <OrganizationScreen
    ids={ids}
    rates={<OrganizationRatesTab ids={ids} />}
    absence={<OrganizationAbsenceTab ids={ids} />}
    imports={<OrganizationImport ids={ids} />}
    workbook={<WorkbookTab ids={ids} />}
    FileSettings={FileSettings}
  />
);

/** The screen with the ids of its address, anew for every other place. */
const at = <Name extends string>(
  Screen: ElementType<{ readonly ids: Readonly<Record<Name, string>> }>,
  names: readonly Name[],
) => {
  const AtPlace = () => {
    const params = useParams();
    const ids = Object.fromEntries(names.map((name) => [name, params[name] ?? ''])) as Readonly<Record<Name, string>>;
    return <Screen key={names.map((name) => ids[name]).join('/')} ids={ids} />;
  };
  return AtPlace;
};

/** Förvalta: the screens of the hierarchy, by the name of their route. */
export const managePages = {
  organizations: OrganizationsScreen,
  organization: at(Organization, ['orgId']),
  area: at(AreaScreen, ['orgId', 'areaId']),
  unit: at(Unit, ['orgId', 'areaId', 'unitId']),
  category: at(CategoryScreen, ['orgId', 'areaId', 'unitId', 'categoryId']),
  shift: at(ShiftScreen, ['orgId', 'areaId', 'unitId', 'categoryId', 'shiftId']),
} as const;

export { ManageLayout };
