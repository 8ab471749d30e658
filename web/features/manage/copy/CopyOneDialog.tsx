import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import { useFaultText, useProblemText } from '#web/kit/ui/hooks/useTexts.ts';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import { ManySelect } from '#web/kit/ui/inputs/ManySelect.tsx';
import { TextField } from '#web/kit/ui/inputs/TextField.tsx';
import { Field } from '#web/kit/ui/state/Field.tsx';
import { FormDialog } from '#web/kit/ui/state/FormDialog.tsx';
import { useChange } from '#web/platform/api/useChange.ts';
import { flatten, type Place, pathOf } from '#web/platform/navigation/place.ts';
import { usePlaces } from '#web/platform/navigation/usePlaces.ts';
import { type CategoryIds, everything, type ShiftIds } from '../ids.ts';

interface CopyOneDialogProps {
  /** The category or shift to copy. */
  readonly ids: CategoryIds | ShiftIds;
  readonly name: string;
  readonly onClose: () => void;
}

const labelOf = (place: Place): string =>
  pathOf(place)
    .slice(1)
    .map(({ name }) => name)
    .join(' / ');

/**
 * Copies a category with its shifts to units, or a shift to categories, its own too: one change a place. A place that is refused stays
 * with the reason at the field, and the others are made.
 */
export const CopyOneDialog = ({ ids, name: source, onClose }: CopyOneDialogProps) => {
  const { t } = useTranslation();
  const id = useId();
  const message = useToast();
  const problemText = useProblemText();
  const faultText = useFaultText();
  const { roots = [] } = usePlaces();
  const shiftId = 'shiftId' in ids ? ids.shiftId : undefined;
  const level = shiftId === undefined ? 'category' : 'shift';
  const [name, setName] = useState(source);
  const [targets, setTargets] = useState<string[]>([]);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [isAsked, setAsked] = useState(false);
  const category = useChange(hierarchy.copyCategory, { ...everything, reloads: true });
  const shift = useChange(hierarchy.copyShift, { ...everything, reloads: true });
  const places = flatten(roots.filter((root) => root.id === ids.orgId)).filter(
    (place) => place.canWrite && place.level === (shiftId === undefined ? 'unit' : 'category'),
  );
  const from = { fromUnitId: ids.unitId, fromCategoryId: ids.categoryId };
  const copyTo = ({ ids: to }: Place) => {
    const unit = { orgId: ids.orgId, areaId: to.areaId ?? '', unitId: to.unitId ?? '' };
    return shiftId === undefined
      ? category.attempt({ params: unit, body: { name, ...from } })
      : shift.attempt({
          params: { ...unit, categoryId: to.categoryId ?? '' },
          body: { name, ...from, fromShiftId: shiftId },
        });
  };
  const submit = async () => {
    setAsked(true);
    if (targets.length === 0 || name.trim() === '') return;
    const left: { readonly place: Place; readonly reason: string }[] = [];
    const chosen = places.filter((place) => targets.includes(place.id));
    for (const place of chosen) {
      const outcome = await copyTo(place);
      if (outcome.ok) continue;
      const isTaken = outcome.problem.code === 'duplicateName';
      left.push({ place, reason: isTaken ? t(`manage.duplicate.${level}`) : problemText(outcome.problem) });
    }
    if (left.length < chosen.length)
      message.success(t(`manage.copyOne.done.${level}`, { count: chosen.length - left.length }));
    if (left.length === 0) return onClose();
    setTargets(left.map(({ place }) => place.id));
    setRefused(left.map(({ place, reason }) => `${labelOf(place)}: ${reason}`));
  };
  const required = faultText({ code: 'required' });
  const error = refused.length > 0 ? refused.join(' ') : isAsked && targets.length === 0 ? required : undefined;
  return (
    <FormDialog
      title={t(`manage.copyOne.title.${level}`, { name: source })}
      action={t('manage.copyOne.submit')}
      state={shiftId === undefined ? category.state : shift.state}
      dirty={targets.length > 0 || name !== source}
      onSubmit={submit}
      onCancel={onClose}
    >
      <Field
        id={`${id}-to`}
        label={t(`manage.copyOne.to.${level}`)}
        error={error}
        help={t(`manage.copyOne.help.${level}`)}
      >
        <ManySelect
          id={`${id}-to`}
          value={targets}
          status={error === undefined ? '' : 'error'}
          aria-describedby={error === undefined ? undefined : `${id}-to-error`}
          options={places.map((place) => ({ value: place.id, label: labelOf(place) }))}
          onChange={(next) => {
            setTargets(next);
            setRefused([]);
          }}
        />
      </Field>
      <TextField
        label={t('manage.field.name')}
        value={name}
        required
        error={name.trim() === '' ? required : undefined}
        onChange={(text) => {
          setName(text);
          setRefused([]);
        }}
      />
    </FormDialog>
  );
};
