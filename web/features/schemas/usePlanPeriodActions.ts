import { useTranslation } from 'react-i18next';
import { schemas } from '#shared/contract/schemas.ts';
import type { Schema } from '#shared/model/schema.ts';
import type { Period } from '#shared/time/period.ts';
import type { CategoryPlace } from '#web/navigation/place.ts';
import { periodText } from '#web/planning/dates.ts';
import { useCommand } from '#web/planning/useCommand.ts';
import { type Move, usePeriodActions } from '#web/planning/usePeriodActions.ts';
import type { Periods } from '#web/planning/usePeriods.ts';

/** Creating, moving and removing the plan periods of a category. */
export const usePlanPeriodActions = ({ ids }: CategoryPlace, periods: Periods<Schema>) => {
  const { t } = useTranslation();
  return usePeriodActions({
    kind: 'schema',
    endpoints: {
      create: useCommand(schemas.create, (body: Period) => ({ params: ids, body })),
      update: useCommand(schemas.updatePeriod, ({ id, body }: Move) => ({ params: { ...ids, schemaId: id }, body })),
      remove: useCommand(schemas.remove, ({ id, version }: Schema) => ({ params: { ...ids, schemaId: id }, version })),
    },
    periods,
    question: (period) => ({
      title: t('schemas.removeTitle', { ...periodText(period, t('ui.period.openShort')) }),
      text: t('schemas.removeText'),
    }),
  });
};
