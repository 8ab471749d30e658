import { useTranslation } from 'react-i18next';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import { type Area, AreaFields } from '#shared/model/area.ts';
import { useChange } from '#web/api/useChange.ts';
import { href, NEW } from '#web/navigation/href.ts';
import { everything, type OrgIds } from '../ids.ts';
import { useRemoval } from '../remove/useRemoval.tsx';
import { EntityFields } from './EntityFields.tsx';
import { TextField } from './TextField.tsx';
import { useEntityForm } from './useEntityForm.ts';

const toValues = (stored: Area | undefined) => ({ name: stored?.name ?? '' });
const toBody = (values: ReturnType<typeof toValues>) => values;

/** The fields of an area, new or stored. */
export const AreaForm = ({ ids, stored }: { readonly ids: OrgIds; readonly stored?: Area }) => {
  const { t } = useTranslation();
  const create = useChange(hierarchy.createArea, everything);
  const update = useChange(hierarchy.updateArea, everything);
  const form = useEntityForm({
    level: 'area',
    stored,
    toValues,
    toBody,
    labels: { name: t('manage.field.name') },
    create: { schema: AreaFields, change: create, send: (body) => create.run({ params: ids, body }) },
    update: {
      schema: AreaFields,
      change: update,
      send: (body, { id, version }) => update.run({ params: { ...ids, areaId: id }, body: { ...body, version } }),
    },
    next: ({ id: areaId }) => href.manage({ ...ids, areaId, unitId: NEW }),
  });
  const removal = useRemoval(
    hierarchy.deleteArea,
    'area',
    stored && { name: stored.name, version: stored.version, params: { ...ids, areaId: stored.id } },
    () => form.leave(href.manage(ids)),
  );
  return (
    <EntityFields
      form={form}
      up={href.manage(ids)}
      label={t('manage.form.area')}
      action={stored ? t('ui.save') : t('manage.create.area')}
      removal={removal}
    >
      <TextField
        label={t('manage.field.name')}
        value={form.values.name}
        onChange={(name) => form.set({ name })}
        error={form.errors.name}
        required
        focused={!stored}
      />
    </EntityFields>
  );
};
