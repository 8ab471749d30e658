import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import { useEndpoint } from '#web/api/useEndpoint.ts';
import { useHasRole } from '#web/api/useRole.ts';
import { AccessTab } from '#web/features/manage/access/AccessTab.tsx';
import { href, NEW } from '#web/navigation/href.ts';
import { dayText } from '#web/ui/dates.ts';
import { Loaded } from '#web/ui/state/Loaded.tsx';
import { BlockSkeleton, TableSkeleton } from '#web/ui/state/Skeletons.tsx';
import { OrganizationForm } from '../form/OrganizationForm.tsx';
import type { OrgIds } from '../ids.ts';
import { ListCard } from '../list/ListCard.tsx';
import { ManageScreen } from './ManageScreen.tsx';
import { NewScreen } from './NewScreen.tsx';

const AreaList = ({ ids }: { readonly ids: OrgIds }) => {
  const { t } = useTranslation();
  const isAdmin = useHasRole('Admin');
  const areas = useEndpoint(hierarchy.areas, { params: ids });
  return (
    <Loaded of={areas} skeleton={<TableSkeleton columns={2} />}>
      {(list) => (
        <ListCard
          name="areas"
          title={t('manage.list.areas')}
          rows={list}
          empty={t('manage.empty.areas')}
          emptyText={t('manage.empty.areasText')}
          create={isAdmin && { to: href.manage({ ...ids, areaId: NEW }), label: t('manage.new.area') }}
          columns={[
            {
              id: 'name',
              head: t('manage.field.name'),
              value: ({ name }) => name,
              cell: ({ id, name }) => <Link to={href.manage({ ...ids, areaId: id })}>{name}</Link>,
            },
            { id: 'units', head: t('manage.list.units'), value: ({ units }) => units.length, align: 'right' },
            {
              id: 'created',
              head: t('manage.field.created'),
              value: ({ created }) => created,
              cell: ({ created }) => dayText(created.slice(0, 10), { year: true }),
              align: 'right',
              wideOnly: true,
            },
          ]}
        />
      )}
    </Loaded>
  );
};

/** An organisation: its areas, its fields, its grants; or a new one. */
export const OrganizationScreen = ({ ids }: { readonly ids: OrgIds }) => {
  const { t } = useTranslation();
  const isNew = ids.orgId === NEW;
  const organization = useEndpoint(hierarchy.organization, isNew ? null : { params: ids });
  const up = { to: href.manage(), label: t('manage.list.organizations') };
  if (isNew) {
    return (
      <NewScreen level="org" up={up}>
        <OrganizationForm />
      </NewScreen>
    );
  }
  return (
    <ManageScreen level="org" ids={ids} name={organization.data?.name} up={up}>
      {{
        list: <AreaList ids={ids} />,
        edit: (
          <Loaded of={organization} skeleton={<BlockSkeleton height={180} />}>
            {(stored) => <OrganizationForm stored={stored} />}
          </Loaded>
        ),
        access: (
          <Loaded of={organization} skeleton={<TableSkeleton columns={3} />}>
            {({ id, name }) => <AccessTab place={{ level: 'organization', id, name }} />}
          </Loaded>
        ),
      }}
    </ManageScreen>
  );
};
