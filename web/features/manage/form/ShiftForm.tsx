import Checkbox from 'antd/es/checkbox';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import { type Shift, ShiftChange, ShiftFields } from '#shared/model/shift.ts';
import { useChange } from '#web/api/useChange.ts';
import { textsUnder } from '#web/forms/judge.ts';
import { href } from '#web/navigation/href.ts';
import { type CategoryIds, everything } from '../ids.ts';
import { ShiftPeriodInputs } from '../period/ShiftPeriodInputs.tsx';
import { shiftPeriodBody, shiftPeriodValues } from '../period/shiftPeriod.ts';
import { useRemoval } from '../remove/useRemoval.tsx';
import { EntityFields } from './EntityFields.tsx';
import { Group } from './Group.tsx';
import { TextField } from './TextField.tsx';
import { useEntityForm } from './useEntityForm.ts';

const toValues = (stored: Shift | undefined) => ({
  name: stored?.name ?? '',
  period: stored ? undefined : shiftPeriodValues(undefined),
});

const toBody = ({ name, period }: ReturnType<typeof toValues>) => ({
  name,
  ...(period && { period: shiftPeriodBody(period) }),
});

/** The fields of a shift; a new one with its first period, and followed by another if chosen. */
export const ShiftForm = ({ ids, stored }: { readonly ids: CategoryIds; readonly stored?: Shift }) => {
  const { t } = useTranslation();
  const [another, setAnother] = useState(false);
  const create = useChange(hierarchy.createShift, everything);
  const update = useChange(hierarchy.updateShift, everything);
  const form = useEntityForm({
    level: 'shift',
    stored,
    toValues,
    toBody,
    labels: { name: t('manage.field.name') },
    create: { schema: ShiftFields, change: create, send: (body) => create.run({ params: ids, body }) },
    update: {
      schema: ShiftChange,
      change: update,
      send: (body, { id, version }) => update.run({ params: { ...ids, shiftId: id }, body: { ...body, version } }),
    },
    next: () => (another ? undefined : href.manage(ids)),
  });
  const removal = useRemoval(
    hierarchy.deleteShift,
    'shift',
    stored && { name: stored.name, version: stored.version, params: { ...ids, shiftId: stored.id } },
    () => form.leave(href.manage(ids)),
  );
  const { values, set, errors } = form;
  const { period } = values;
  return (
    <EntityFields
      form={form}
      up={href.manage(ids)}
      label={t('manage.form.shift')}
      action={stored ? t('ui.save') : t('manage.create.shift')}
      extra={
        !stored && (
          <Checkbox checked={another} onChange={({ target }) => setAnother(target.checked)}>
            {t('manage.shift.another')}
          </Checkbox>
        )
      }
      removal={removal}
    >
      <TextField
        key={form.made}
        label={t('manage.field.name')}
        value={values.name}
        onChange={(name) => set({ name })}
        error={errors.name}
        required
        focused={!stored}
      />
      {period && (
        <Group title={t('manage.period.first')}>
          <ShiftPeriodInputs
            values={period}
            onChange={(patch) => set({ period: { ...period, ...patch } })}
            errors={textsUnder(errors, 'period')}
          />
        </Group>
      )}
    </EntityFields>
  );
};
