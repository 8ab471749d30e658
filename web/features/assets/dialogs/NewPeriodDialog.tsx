import { useTranslation } from 'react-i18next';
import type { Asset } from '#shared/model/asset.ts';
import type { CategoryPlace } from '#web/navigation/place.ts';
import { ConflictDialog } from '#web/ui/state/ConflictDialog.tsx';
import { typedInto } from '../period/newPeriod.ts';
import { PeriodFields } from '../period/PeriodFields.tsx';
import { AbsenceFields, type Kind } from './AbsenceFields.tsx';
import styles from './DialogForm.module.css';
import { DialogForm } from './DialogForm.tsx';
import { useNewPeriod } from './useNewPeriod.ts';

interface NewPeriodDialogProps {
  readonly place: CategoryPlace;
  readonly asset: Asset;
  /** What is chosen first. */
  readonly kind: Kind;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/**
 * A new period of one employee: other values or an absence from a week on. It takes its days from the periods that it meets and
 * says before saving what will be stored.
 */
export const NewPeriodDialog = ({ place, asset, onDone, onCancel, ...first }: NewPeriodDialogProps) => {
  const { t } = useTranslation();
  const { form, chosen, min, text, isChange, conflict } = useNewPeriod({ place, asset, onDone, ...first });
  const { kind, part, typed } = form.values;
  return (
    <DialogForm
      form={form}
      failed="assetPeriod"
      title={t('assets.period.newTitle', { name: asset.name })}
      action={t('assets.period.create')}
      disabled={!form.valid || !isChange}
      onCancel={onCancel}
    >
      <PeriodFields
        form={chosen}
        onChange={(after) => form.set({ typed: typedInto(typed, chosen, after) })}
        errors={form.errors}
        min={min}
        endProposed={!('end' in typed)}
        rates={kind === 'work'}
      >
        <AbsenceFields kind={kind} part={part} onChange={form.set} />
      </PeriodFields>
      <p className={styles.planned} role="status">
        {text}
      </p>
      <ConflictDialog {...conflict} />
    </DialogForm>
  );
};
