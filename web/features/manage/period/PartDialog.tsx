import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '#shared/time/period.ts';
import { VersionedDialog } from '#web/forms/VersionedDialog.tsx';
import type { VersionedForm } from '#web/forms/versionedForm.ts';
import { usePeriodText } from './usePeriodText.ts';

interface PartDialogProps<Values> {
  readonly form: VersionedForm<Values>;
  /** The level and the name of the entity that the period belongs to. */
  readonly level: 'category' | 'shift';
  readonly name: string;
  /** Undefined for a new one. */
  readonly stored: Period | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The dialog of one period of a category or shift, new or stored. */
export const PartDialog = <Values,>({ form, level, name, stored, onClose, children }: PartDialogProps<Values>) => {
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
      action={stored ? t('ui.save') : t('manage.period.create')}
      disabled={stored !== undefined && !form.changed}
      removal={{ title: t('manage.period.remove'), text: lost, action: t('ui.remove'), danger: true }}
      onCancel={onClose}
    >
      {children}
    </VersionedDialog>
  );
};
