import { useTranslation } from 'react-i18next';
import { schemas } from '#shared/contract/schemas.ts';
import type { Schema } from '#shared/model/schema.ts';
import { useChange } from '#web/api/useChange.ts';
import type { CategoryPlace } from '#web/navigation/place.ts';
import { PeriodChange } from '#web/planning/PeriodChange.tsx';

interface ChangePeriodProps {
  readonly place: CategoryPlace;
  readonly list: readonly Schema[];
  readonly schema: Schema;
  readonly onClose: () => void;
}

/** Moves a plan period. */
export const ChangePeriod = ({ place, list, schema, onClose }: ChangePeriodProps) => {
  const { t } = useTranslation();
  const change = useChange(schemas.updatePeriod);
  return (
    <PeriodChange
      title={t('schemas.change')}
      list={list}
      period={schema}
      change={change}
      onSend={async (body) => {
        if (await change.run({ params: { ...place.ids, schemaId: schema.id }, body })) onClose();
      }}
      onClose={onClose}
    />
  );
};
