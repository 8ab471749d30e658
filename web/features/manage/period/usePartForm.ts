import App from 'antd/es/app';
import { useTranslation } from 'react-i18next';
import { useVersionedForm } from '#web/forms/useVersionedForm.ts';
import type { VersionedForm, VersionedFormOptions, Watched } from '#web/forms/versionedForm.ts';

type PartFormOptions<Values, Stored, Created, Updated> = Omit<
  VersionedFormOptions<Values, Stored, Created, Updated>,
  'onSaved' | 'onTheirs' | 'remove'
> & {
  /** The category or shift that the period belongs to. */
  readonly name: string;
  readonly remove: { readonly change: Watched; readonly send: (base: Stored) => Promise<unknown> };
  readonly onClose: () => void;
};

/** The form of one period of a category or shift, which closes when it is saved or removed. */
export const usePartForm = <Values extends object, Stored extends { readonly version: number }, Created, Updated>({
  name,
  remove,
  onClose,
  ...options
}: PartFormOptions<Values, Stored, Created, Updated>): VersionedForm<Values> => {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const close = (text: string) => {
    message.success(text);
    onClose();
  };
  return useVersionedForm({
    ...options,
    remove: { ...remove, onRemoved: () => close(t('manage.period.removed', { name })) },
    onSaved: () => close(t(options.stored ? 'manage.period.updated' : 'manage.period.created', { name })),
    onTheirs: onClose,
  });
};
