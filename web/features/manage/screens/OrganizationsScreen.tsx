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
import { Changed } from '../list/Changed.tsx';
import { ListCard } from '../list/ListCard.tsx';

/** The organisations that the account may see. */
export const OrganizationsScreen = () => {
  const { t } = useTranslation();
  const mayConfigure = useRight('configure');
  const organizations = useEndpoint(hierarchy.organizations, { params: {} });
  return (
    <ManageFrame name={t('manage.title')}>
      <Loaded of={organizations} skeleton={<TableSkeleton columns={5} />}>
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
              // What the tree beside the list does not show.
              {
                id: 'secondFactor',
                head: t('manage.settings.group.secondFactor'),
                value: ({ secondFactor }) => t(`manage.secondFactor.rule.${secondFactor}`),
                wideOnly: true,
              },
              {
                id: 'closing',
                head: t('manage.settings.group.closing'),
                value: ({ closingDay }) => closingDay ?? 0,
                cell: ({ closingDay }) =>
                  closingDay === null ? t('manage.closing.byHand') : t('manage.closing.onDay', { day: closingDay }),
                wideOnly: true,
              },
              {
                id: 'changed',
                head: t('manage.period.changed'),
                value: ({ changedAt }) => changedAt,
                cell: (organization) => <Changed {...organization} />,
                wideOnly: true,
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
