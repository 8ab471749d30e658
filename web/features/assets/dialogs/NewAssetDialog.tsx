import Input from 'antd/es/input';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { assets } from '#shared/contract/assets.ts';
import { AssetFields } from '#shared/model/asset.ts';
import { faultsOf } from '#shared/model/faults.ts';
import { firstStart } from '#shared/planning/periodRules.ts';
import { mondayOf } from '#shared/time/week.ts';
import { useChange } from '#web/api/useChange.ts';
import type { CategoryPlace } from '#web/navigation/place.ts';
import { usePlanner } from '#web/planning/usePlanner.ts';
import { useFaultText } from '#web/ui/hooks/useTexts.ts';
import { Field } from '#web/ui/state/Field.tsx';
import { ProblemAlert } from '#web/ui/state/ProblemAlert.tsx';
import { useDirty } from '#web/ui/state/useDirty.ts';
import { bodyOf, newForm } from '../period/form.ts';
import { PeriodFields } from '../period/PeriodFields.tsx';
import { useFormErrors } from '../period/useFormErrors.ts';
import { DialogForm } from './DialogForm.tsx';
import { textsUnder } from './serverFaults.ts';

interface NewAssetDialogProps {
  readonly place: CategoryPlace;
  /** The employee was made. */
  readonly onDone: (id: string) => void;
  readonly onCancel: () => void;
}

/** A new employee: the name, and a first period from this week on. */
export const NewAssetDialog = ({ place, onDone, onCancel }: NewAssetDialogProps) => {
  const { t } = useTranslation();
  const id = useId();
  const textOf = useFaultText();
  const planner = usePlanner();
  const create = useChange(assets.create);
  const [name, setName] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const [form, setForm] = useState(() => newForm({ start: mondayOf(planner.today), end: null }));
  const dirty = useDirty({ name, form });
  const errors = useFormErrors(form, {}, textsUnder(create.problem?.fields ?? {}, 'period'));
  const own = useFormErrors(form);
  const named = AssetFields.shape.name.safeParse(name);
  const fault = named.success ? undefined : faultsOf(named.error.issues)[''];
  const nameError = create.problem?.fields.name ?? (submitted && fault ? textOf(fault) : undefined);

  const save = async () => {
    setSubmitted(true);
    if (fault || form.start === null) {
      document.getElementById(id)?.focus();
      return;
    }
    const period = { ...bodyOf(form), start: form.start };
    const done = await create.run({ params: place.ids, body: { name, period } });
    if (done) onDone(done.answer.id);
  };
  return (
    <DialogForm
      title={t('assets.create.title')}
      action={t('assets.create.action')}
      state={create.state}
      dirty={dirty}
      disabled={Object.keys(own).length > 0}
      onSubmit={() => void save()}
      onCancel={onCancel}
    >
      <ProblemAlert problem={create.problem} />
      <Field id={id} label={t('assets.field.name')} error={nameError}>
        <Input
          id={id}
          autoComplete="off"
          value={name}
          required
          status={nameError === undefined ? '' : 'error'}
          aria-invalid={nameError !== undefined || undefined}
          aria-describedby={nameError === undefined ? undefined : `${id}-error`}
          onChange={(event) => {
            create.reset();
            setName(event.target.value);
          }}
        />
      </Field>
      <PeriodFields
        form={form}
        onChange={(next) => {
          create.reset();
          setForm(next);
        }}
        errors={errors}
        min={firstStart(planner, 'historyLimit')}
      />
    </DialogForm>
  );
};
