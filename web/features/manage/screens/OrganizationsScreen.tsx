import { useTranslation } from 'react-i18next';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import { Loaded } from '#web/kit/ui/state/Loaded.tsx';
import { TableSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import { useRight } from '#web/platform/api/useRight.ts';
import { href, NEW } from '#web/platform/navigation/href.ts';
import { ManageFrame } from '../frame/ManageFrame.tsx';
import { ListCard } from '../list/ListCard.tsx';
import { useColumns } from '../list/useColumns.tsx';

/** The organisations that the account may see. */
export const OrganizationsScreen = () => {
  const { t } = useTranslation();
  const { name, created } = useColumns((id) => href.manage({ orgId: id }));
  const mayConfigure = useRight('configure');
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
            create={mayConfigure && { to: href.manage({ orgId: NEW }), label: t('manage.new.org') }}
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
