import { useTranslation } from 'react-i18next';
import { schemas } from '#shared/contract/schemas.ts';
import type { Schema } from '#shared/model/schema.ts';
import { useChange } from '#web/api/useChange.ts';
import type { CategoryPlace } from '#web/navigation/place.ts';
import { periodText } from '#web/planning/dates.ts';
import { useConfirm } from '#web/ui/hooks/useConfirm.ts';
import { ProblemAlert } from '#web/ui/state/ProblemAlert.tsx';
import { neighbourOf } from '../selection.ts';

/** Removes a plan period once it is confirmed, and tells who is selected instead. */
export const useRemoval = (
  place: CategoryPlace,
  list: readonly Schema[],
  onRemoved: (neighbour: string | undefined) => void,
) => {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const removal = useChange(schemas.remove);

  const remove = async (schema: Schema) => {
    const agreed = await confirm({
      title: t('schemas.removeTitle', { ...periodText(schema, t('ui.period.openShort')) }),
      text: t('schemas.removeText'),
      action: t('ui.remove'),
      danger: true,
    });
    if (!agreed) return;
    const done = await removal.run({ params: { ...place.ids, schemaId: schema.id }, version: schema.version });
    if (done) onRemoved(neighbourOf(list, schema.id)?.id);
  };
  return { remove, notice: <ProblemAlert problem={removal.problem} /> };
};
