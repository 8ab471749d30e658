import Input from 'antd/es/input';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { assets } from '#shared/contract/assets.ts';
import { type Asset, AssetFields } from '#shared/model/asset.ts';
import { faultsOf } from '#shared/model/faults.ts';
import { useChange } from '#web/api/useChange.ts';
import type { CategoryPlace } from '#web/navigation/place.ts';
import { useFaultText } from '#web/ui/hooks/useTexts.ts';
import { ConflictDialog } from '#web/ui/state/ConflictDialog.tsx';
import { Field } from '#web/ui/state/Field.tsx';
import { ProblemAlert } from '#web/ui/state/ProblemAlert.tsx';
import { DialogForm } from './DialogForm.tsx';

interface RenameDialogProps {
  readonly place: CategoryPlace;
  readonly asset: Asset;
  readonly onClose: () => void;
}

/** Another name for an employee. */
export const RenameDialog = ({ place, asset, onClose }: RenameDialogProps) => {
  const { t } = useTranslation();
  const id = useId();
  const textOf = useFaultText();
  const update = useChange(assets.update);
  const [{ name: before, version }] = useState(asset);
  const [name, setName] = useState(before);
  const named = AssetFields.shape.name.safeParse(name);
  const fault = named.success ? undefined : faultsOf(named.error.issues)[''];
  const error = update.problem?.fields.name ?? (fault && textOf(fault));
  const { conflict } = update;
  const current = conflict?.current;

  const save = async (over: number) => {
    if (await update.run({ params: { ...place.ids, assetId: asset.id }, body: { name, version: over } })) onClose();
  };
  return (
    <DialogForm
      title={t('assets.rename.title')}
      action={t('ui.save')}
      state={update.state}
      dirty={name !== before}
      disabled={!named.success}
      onSubmit={() => void save(version)}
      onCancel={onClose}
    >
      <ProblemAlert problem={update.problem} />
      <Field id={id} label={t('assets.field.name')} error={error}>
        <Input
          id={id}
          autoComplete="off"
          value={name}
          status={error === undefined ? '' : 'error'}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={(event) => {
            update.reset();
            setName(event.target.value);
          }}
        />
      </Field>
      <ConflictDialog
        conflict={conflict}
        differences={current ? [{ label: t('assets.field.name'), theirs: current.name, mine: name }] : []}
        onTheirs={onClose}
        onMine={() => current && void save(current.version)}
        onCancel={update.reset}
      />
    </DialogForm>
  );
};
