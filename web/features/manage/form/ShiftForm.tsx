import Checkbox from 'antd/es/checkbox';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import type { Shift } from '#shared/model/shift.ts';
import { href } from '#web/platform/navigation/href.ts';
import type { CategoryIds } from '../ids.ts';
import { ShiftPeriodInputs } from '../period/ShiftPeriodInputs.tsx';
import { shiftPeriodBody, shiftPeriodValues } from '../period/shiftPeriod.ts';
import { EntityFields } from './EntityFields.tsx';
import { FirstPeriod } from './FirstPeriod.tsx';
import { useEntityForm } from './useEntityForm.ts';

const endpoints = {
  create: hierarchy.createShift,
  update: hierarchy.updateShift,
  remove: hierarchy.deleteShift,
};

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
  const form = useEntityForm({
    level: 'shift',
    endpoints,
    contents: hierarchy.shiftContents,
    above: ids,
    own: (shiftId) => ({ ...ids, shiftId }),
    stored,
    toValues,
    toBody,
    labels: { name: t('manage.field.name') },
    again: ({ period }) => {
      const { period: fresh } = toValues(undefined);
      return { name: '', period: period && fresh && { ...fresh, start: period.start, end: period.end } };
    },
    next: () => (another ? undefined : href.manage(ids)),
  });
  return (
    <EntityFields
      form={form}
      extra={
        form.isNew && (
          <Checkbox checked={another} onChange={({ target }) => setAnother(target.checked)}>
            {t('manage.shift.another')}
          </Checkbox>
        )
      }
    >
      <FirstPeriod form={form} inputs={ShiftPeriodInputs} />
    </EntityFields>
  );
};
