import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { assets } from '#shared/contract/assets.ts';
import { type Asset, AssetChange, rateLimits } from '#shared/model/asset.ts';
import { useVersionedForm } from '#web/kit/forms/useVersionedForm.ts';
import { formatRate } from '#web/kit/ui/figures/format.ts';
import { useChange } from '#web/platform/api/useChange.ts';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import { RateInput } from '../period/RateInput.tsx';
import { numberIn } from '../period/rates.ts';
import { DialogForm } from './DialogForm.tsx';
import { NameField } from './NameField.tsx';

interface RenameDialogProps {
  readonly place: CategoryPlace;
  readonly asset: Asset;
  readonly onClose: () => void;
}

/** Another name for an employee, and how much the person has agreed to work at most. */
export const RenameDialog = ({ place, asset, onClose }: RenameDialogProps) => {
  const { t } = useTranslation();
  const id = useId();
  const update = useChange(assets.update);
  const form = useVersionedForm({
    stored: asset,
    toValues: (stored) => ({ name: stored?.name ?? '', agreedRate: formatRate(stored?.agreedRate ?? null, 'file') }),
    toBody: ({ name, agreedRate }) => ({ name, agreedRate: agreedRate.trim() === '' ? null : numberIn(agreedRate) }),
    labels: { name: t('assets.field.name'), agreedRate: t('assets.field.agreedRate') },
    faultsShown: 'always',
    update: {
      schema: AssetChange.required({ name: true }),
      change: update,
      send: ({ name, agreedRate }, { version }) =>
        update.run({ params: { ...place.ids, assetId: asset.id }, body: { name, agreedRate, version } }),
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
      <RateInput
        id={`${id}-agreed`}
        label={t('assets.field.agreedRate')}
        help={t('assets.field.agreedRateHelp')}
        value={form.values.agreedRate}
        limits={rateLimits.workRate}
        error={form.errors.agreedRate}
        onChange={(agreedRate) => form.set({ agreedRate })}
      />
    </DialogForm>
  );
};
