import { useTranslation } from 'react-i18next';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import { useEndpoint } from '#web/api/useEndpoint.ts';
import { useHasRole } from '#web/api/useRole.ts';
import { href, NEW } from '#web/navigation/href.ts';
import { Loaded } from '#web/ui/state/Loaded.tsx';
import { TableSkeleton } from '#web/ui/state/Skeletons.tsx';
import { ManageFrame } from '../frame/ManageFrame.tsx';
import { ListCard } from '../list/ListCard.tsx';
import { useColumns } from '../list/useColumns.tsx';

/** The organisations that the account may see. */
export const OrganizationsScreen = () => {
  const { t } = useTranslation();
  const { name, created } = useColumns((id) => href.manage({ orgId: id }));
  const isAdmin = useHasRole('Admin');
  const organizations = useEndpoint(hierarchy.organizations, { params: {} });
  return (
    <ManageFrame
      name={t('manage.title')}
      tabs={[{ id: 'list', to: href.manage(), label: t('manage.list.organizations') }]}
      tab="list"
    >
      <Loaded of={organizations} skeleton={<TableSkeleton columns={2} />}>
        {(list) => (
          <ListCard
            name="organizations"
            title={t('manage.list.organizations')}
            rows={list}
            empty={t('manage.empty.organizations')}
            create={isAdmin && { to: href.manage({ orgId: NEW }), label: t('manage.new.org') }}
            columns={[
              name,
              {
                id: 'areas',
                head: t('manage.list.areas'),
                value: ({ areas }) => areas.length,
                align: 'right',
              },
              created,
            ]}
          />
        )}
      </Loaded>
    </ManageFrame>
  );
};
