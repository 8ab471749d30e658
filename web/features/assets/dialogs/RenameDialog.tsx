import Input from 'antd/es/input';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { assets } from '#shared/contract/assets.ts';
import { type Asset, AssetFields } from '#shared/model/asset.ts';
import { useChange } from '#web/api/useChange.ts';
import { useVersionedForm } from '#web/forms/useVersionedForm.ts';
import { VersionedDialog } from '#web/forms/VersionedDialog.tsx';
import type { CategoryPlace } from '#web/navigation/place.ts';
import { Field } from '#web/ui/state/Field.tsx';

interface RenameDialogProps {
  readonly place: CategoryPlace;
  readonly asset: Asset;
  readonly onClose: () => void;
}

/** Another name for an employee. */
export const RenameDialog = ({ place, asset, onClose }: RenameDialogProps) => {
  const { t } = useTranslation();
  const id = useId();
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
  const error = form.errors.name;
  return (
    <VersionedDialog
      form={form}
      title={t('assets.rename.title')}
      action={t('ui.save')}
      width={600}
      disabled={!form.valid}
      onCancel={onClose}
    >
      <Field id={id} label={t('assets.field.name')} error={error}>
        <Input
          id={id}
          autoComplete="off"
          value={form.values.name}
          status={error === undefined ? '' : 'error'}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={(event) => form.set({ name: event.target.value })}
        />
      </Field>
    </VersionedDialog>
  );
};
