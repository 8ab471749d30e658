import { useTranslation } from 'react-i18next';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import type { Area } from '#shared/model/area.ts';
import { href, NEW } from '#web/platform/navigation/href.ts';
import type { OrgIds } from '../ids.ts';
import { EntityFields } from './EntityFields.tsx';
import { useEntityForm } from './useEntityForm.ts';

const endpoints = { create: hierarchy.createArea, update: hierarchy.updateArea, remove: hierarchy.deleteArea };

const toValues = (stored: Area | undefined) => ({ name: stored?.name ?? '' });
const toBody = (values: ReturnType<typeof toValues>) => values;

/** The fields of an area, new or stored. */
export const AreaForm = ({ ids, stored }: { readonly ids: OrgIds; readonly stored?: Area | undefined }) => {
  const { t } = useTranslation();
  const form = useEntityForm({
    level: 'area',
    endpoints,
    contents: hierarchy.areaContents,
    above: ids,
    own: (areaId) => ({ ...ids, areaId }),
    stored,
    toValues,
    toBody,
    labels: { name: t('manage.field.name') },
    next: (areaId) => href.manage({ ...ids, areaId, unitId: NEW }),
  });
  return <EntityFields form={form} />;
};
