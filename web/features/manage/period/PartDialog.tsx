import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '#shared/time/period.ts';
import { VersionedDialog } from '#web/kit/forms/VersionedDialog.tsx';
import type { VersionedForm } from '#web/kit/forms/versionedForm.ts';
import { usePeriodText } from './usePeriodText.ts';

/** What the dialog of a period of a category or shift is opened with. */
export interface PartDialogProps<Ids, Stored> {
  readonly ids: Ids;
  /** The name of the category or shift. */
  readonly name: string;
  /** Undefined for a new one. */
  readonly stored: Stored | undefined;
  /** The period whose measures a new one takes. */
  readonly like: Stored | undefined;
  readonly onClose: () => void;
}

interface PartDialogFrameProps<Values> extends Omit<PartDialogProps<never, Period>, 'ids' | 'like'> {
  readonly form: VersionedForm<Values>;
  /** The level of the entity that the period belongs to. */
  readonly level: 'category' | 'shift';
  readonly children: ReactNode;
}

/** The dialog of one period of a category or shift, new or stored. */
export const PartDialog = <Values,>({ form, level, name, stored, onClose, children }: PartDialogFrameProps<Values>) => {
  const { t } = useTranslation();
  const periodText = usePeriodText();
  const title = stored
    ? t('manage.period.of', { name, period: periodText(stored) })
    : t('manage.period.newOf', { name });
  const lost = (
    <>
      <p>{title}</p>
      <p>{t(`manage.period.removeText.${level}`)}</p>
    </>
  );
  return (
    <VersionedDialog
      form={form}
      title={title}
      action={stored ? t('ui.save') : t('ui.period.create')}
      disabled={stored !== undefined && !form.changed}
      removal={{ title: t('manage.period.remove'), text: lost }}
      onCancel={onClose}
    >
      {children}
    </VersionedDialog>
  );
};
