import { useTranslation } from 'react-i18next';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import type { Organization } from '#shared/model/organization.ts';
import { href, NEW } from '#web/platform/navigation/href.ts';
import { EntityFields } from './EntityFields.tsx';
import { useEntityForm } from './useEntityForm.ts';

const endpoints = {
  create: hierarchy.createOrganization,
  update: hierarchy.updateOrganization,
  remove: hierarchy.deleteOrganization,
};

const toValues = (stored: Organization | undefined) => ({ name: stored?.name ?? '' });

/** The name of a new organisation; its settings follow on its page. */
export const OrganizationForm = () => {
  const { t } = useTranslation();
  const form = useEntityForm({
    level: 'org',
    endpoints,
    contents: hierarchy.organizationContents,
    above: {},
    own: (orgId) => ({ orgId }),
    stored: undefined,
    toValues,
    toBody: (values) => values,
    labels: { name: t('manage.field.name') },
    next: (orgId) => href.manage({ orgId, areaId: NEW }),
  });
  return <EntityFields form={form} />;
};
