import { useTranslation } from 'react-i18next';
import { schemas } from '#shared/contract/schemas.ts';
import type { Schema } from '#shared/model/schema.ts';
import type { Period } from '#shared/time/period.ts';
import { periodText } from '#web/domain/planning/dates.ts';
import { useCommand } from '#web/domain/planning/useCommand.ts';
import { type Move, usePeriodActions } from '#web/domain/planning/usePeriodActions.ts';
import type { Periods } from '#web/domain/planning/usePeriods.ts';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';

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
