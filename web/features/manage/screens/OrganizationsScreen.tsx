import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import { dayText } from '#web/kit/ui/dates.ts';
import { Loaded } from '#web/kit/ui/state/Loaded.tsx';
import { TableSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import { useRight } from '#web/platform/api/useRight.ts';
import { href, NEW } from '#web/platform/navigation/href.ts';
import { ManageFrame } from '../frame/ManageFrame.tsx';
import { ListCard } from '../list/ListCard.tsx';

/** The organisations that the account may see. */
export const OrganizationsScreen = () => {
  const { t } = useTranslation();
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
              {
                id: 'name',
                head: t('manage.field.name'),
                value: ({ name }) => name,
                cell: ({ id, name }) => <Link to={href.manage({ orgId: id })}>{name}</Link>,
              },
              {
                id: 'areas',
                head: t('manage.list.areas'),
                value: ({ areas }) => areas.length,
                align: 'right',
              },
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
    </ManageFrame>
  );
};
