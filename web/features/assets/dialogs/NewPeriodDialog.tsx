import Alert from 'antd/es/alert';
import { useTranslation } from 'react-i18next';
import type { Asset } from '#shared/model/asset.ts';
import { ConflictDialog } from '#web/kit/ui/state/ConflictDialog.tsx';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import { PeriodFields } from '../period/PeriodFields.tsx';
import { AbsenceFields, type Kind } from './AbsenceFields.tsx';
import styles from './DialogForm.module.css';
import { DialogForm } from './DialogForm.tsx';
import { useNewPeriod } from './useNewPeriod.ts';

interface NewPeriodDialogProps {
  readonly place: CategoryPlace;
  /** At least one. */
  readonly employees: readonly Asset[];
  /** What is chosen first. */
  readonly kind: Kind;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/**
 * A new period of one employee or of several: other values or an absence from a week on. It takes its days from the periods that
 * it meets and says before saving what will be stored for each.
 */
export const NewPeriodDialog = ({ place, employees, onDone, onCancel, kind: first }: NewPeriodDialogProps) => {
  const { t } = useTranslation();
  const { form, chosen, texts, refused, tooMany, ...period } = useNewPeriod({ place, employees, onDone, kind: first });
  const { kind, part, typed } = form.values;
  const count = employees.length;
  const several = count > 1;
  return (
    <DialogForm
      form={form}
      failed="assetPeriod"
      title={
        several ? t('assets.several.title', { count }) : t('assets.period.newTitle', { name: employees[0]?.name ?? '' })
      }
      action={several ? t('assets.several.create', { count }) : t('ui.period.create')}
      disabled={!period.maySave}
      reason={period.isSame ? t('assets.planned.same') : ''}
      onCancel={onCancel}
    >
      {tooMany !== undefined && (
        <Alert type="error" showIcon role="alert" title={t('assets.several.tooMany', { most: tooMany })} />
      )}
      {several && refused.length > 0 && (
        <ul className={styles.refused}>
          {refused.map(({ employee, text }) => (
            <li key={employee.id}>
              <b>{employee.name}</b>: {text}
            </li>
          ))}
        </ul>
      )}
      <PeriodFields
        form={chosen}
        onChange={period.change}
        errors={form.errors}
        min={period.min}
        untypedEnd={'end' in typed ? 'stored' : 'computed'}
        rates={kind === 'work'}
        several={several}
        differing={period.differing}
      >
        <AbsenceFields kind={kind} part={part} onChange={form.set} />
      </PeriodFields>
      {several ? (
        <ul className={styles.planned} aria-label={t('assets.several.planned')}>
          {texts.map(({ id, name, text }) => (
            <li key={id}>
              <b>{name}</b> {text}
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.planned} role="status">
          {period.isSame ? '' : texts[0]?.text}
        </p>
      )}
      <ConflictDialog {...period.conflict} />
    </DialogForm>
  );
};
