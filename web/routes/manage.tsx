import { lazy, Suspense } from 'react';
import { loadChunk } from '#web/api/loadChunk.ts';
import type { UnitIds } from '#web/features/activities/ids.ts';
import type { OrgIds } from '#web/features/imports/ids.ts';
import { ManageLayout } from '#web/features/manage/frame/ManageLayout.tsx';
import { AreaScreen } from '#web/features/manage/screens/AreaScreen.tsx';
import { OrganizationScreen } from '#web/features/manage/screens/OrganizationScreen.tsx';
import { OrganizationsScreen } from '#web/features/manage/screens/OrganizationsScreen.tsx';
import { UnitScreen } from '#web/features/manage/screens/UnitScreen.tsx';
import { loadTexts } from '#web/locales/i18n.ts';
import { atPlace } from './atPlace.tsx';

/** A part of the imports, with their texts. */
const withTexts = <Part,>(load: () => Promise<Part>) =>
  loadChunk(async () => (await Promise.all([load(), loadTexts('imports')]))[0]);

const ActivitiesTab = lazy(
  loadChunk(async () => ({
    default: (await import('#web/features/activities/config/ActivitiesTab.tsx')).ActivitiesTab,
  })),
);
const FollowUpTab = lazy(
  loadChunk(async () => ({ default: (await import('#web/features/activities/edit/FollowUpTab.tsx')).FollowUpTab })),
);
const ImportTab = lazy(
  withTexts(async () => ({ default: (await import('#web/features/imports/ImportTab.tsx')).ImportTab })),
);
const OrganizationImport = lazy(
  withTexts(async () => ({
    default: (await import('#web/features/imports/OrganizationImport.tsx')).OrganizationImport,
  })),
);
const ConnectionTest = lazy(
  withTexts(async () => ({ default: (await import('#web/features/imports/ConnectionTest.tsx')).ConnectionTest })),
);

const Unit = ({ ids }: { readonly ids: UnitIds }) => (
  <UnitScreen
    ids={ids}
    activities={<ActivitiesTab ids={ids} />}
    followup={<FollowUpTab ids={ids} />}
    imports={<ImportTab ids={ids} />}
  />
);

const Organization = ({ ids }: { readonly ids: OrgIds }) => (
  <OrganizationScreen
    ids={ids}
    imports={<OrganizationImport ids={ids} />}
    connectionTest={(disabled) => (
      <Suspense>
        <ConnectionTest ids={ids} disabled={disabled} />
      </Suspense>
    )}
  />
);

/** Förvalta: the lists and units of the hierarchy, by the name of their route. */
export const managePages = {
  organizations: OrganizationsScreen,
  organization: atPlace(Organization, ['orgId']),
  area: atPlace(AreaScreen, ['orgId', 'areaId']),
  unit: atPlace(Unit, ['orgId', 'areaId', 'unitId']),
} as const;

export { ManageLayout };
