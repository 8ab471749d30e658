import { useTranslation } from 'react-i18next';
import { assets } from '#shared/contract/assets.ts';
import { type Asset, AssetFields } from '#shared/model/asset.ts';
import { useVersionedForm } from '#web/kit/forms/useVersionedForm.ts';
import { useChange } from '#web/platform/api/useChange.ts';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import { DialogForm } from './DialogForm.tsx';
import { NameField } from './NameField.tsx';

interface RenameDialogProps {
  readonly place: CategoryPlace;
  readonly asset: Asset;
  readonly onClose: () => void;
}

/** Another name for an employee. */
export const RenameDialog = ({ place, asset, onClose }: RenameDialogProps) => {
  const { t } = useTranslation();
  const update = useChange(assets.update);
  const form = useVersionedForm({
    stored: asset,
    toValues: (stored) => ({ name: stored?.name ?? '' }),
    toBody: (values) => values,
    labels: { name: t('assets.field.name') },
    faultsShown: 'always',
    update: {
      schema: AssetFields.pick({ name: true }),
      change: update,
      send: ({ name }, { version }) =>
        update.run({ params: { ...place.ids, assetId: asset.id }, body: { name, version } }),
    },
    onSaved: onClose,
    onTheirs: onClose,
  });
  return (
    <DialogForm
      form={form}
      title={t('assets.rename.title')}
      action={t('ui.save')}
      disabled={!form.valid}
      onCancel={onClose}
    >
      <NameField value={form.values.name} error={form.errors.name} onChange={(name) => form.set({ name })} />
    </DialogForm>
  );
};
