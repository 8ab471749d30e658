import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { ActivitiesTab } from '#web/features/activities/config/ActivitiesTab.tsx';
import { FollowUpTab } from '#web/features/activities/edit/FollowUpTab.tsx';
import type { UnitIds } from '#web/features/activities/ids.ts';
import { ConnectionTest } from '#web/features/imports/ConnectionTest.tsx';
import { ImportTab } from '#web/features/imports/ImportTab.tsx';
import type { OrgIds } from '#web/features/imports/ids.ts';
import { OrganizationImport } from '#web/features/imports/OrganizationImport.tsx';
import { ManageLayout } from '#web/features/manage/frame/ManageLayout.tsx';
import { AreaScreen } from '#web/features/manage/screens/AreaScreen.tsx';
import { CategoryScreen } from '#web/features/manage/screens/CategoryScreen.tsx';
import { OrganizationScreen } from '#web/features/manage/screens/OrganizationScreen.tsx';
import { OrganizationsScreen } from '#web/features/manage/screens/OrganizationsScreen.tsx';
import { ShiftScreen } from '#web/features/manage/screens/ShiftScreen.tsx';
import { UnitScreen } from '#web/features/manage/screens/UnitScreen.tsx';

/** The screen with the ids of its address, anew for every other place. */
const at = <Name extends string>(
  Screen: ComponentType<{ readonly ids: Readonly<Record<Name, string>> }>,
  names: readonly Name[],
): ComponentType => {
  const AtPlace = () => {
    const params = useParams();
    const ids = Object.fromEntries(names.map((name) => [name, params[name] ?? ''])) as Readonly<Record<Name, string>>;
    return <Screen key={names.map((name) => ids[name]).join('/')} ids={ids} />;
  };
  return AtPlace;
};

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
    connectionTest={(disabled) => <ConnectionTest ids={ids} disabled={disabled} />}
  />
);

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
