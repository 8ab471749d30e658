import { useTranslation } from 'react-i18next';
import { assets } from '#shared/contract/assets.ts';
import { AssetFields } from '#shared/model/asset.ts';
import { firstStart, judgeStart } from '#shared/planning/periodRules.ts';
import type { Day } from '#shared/time/day.ts';
import { mondayOf } from '#shared/time/week.ts';
import { usePlanner } from '#web/domain/planning/usePlanner.ts';
import { textsUnder } from '#web/kit/forms/judge.ts';
import { useVersionedForm } from '#web/kit/forms/useVersionedForm.ts';
import { useChange } from '#web/platform/api/useChange.ts';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import { bodyOf, faultsIn, newForm, unreadPeriod } from '../period/form.ts';
import { PeriodFields } from '../period/PeriodFields.tsx';
import { useRateText } from '../period/useRateText.ts';
import { DialogForm } from './DialogForm.tsx';
import { NameField } from './NameField.tsx';

interface NewAssetDialogProps {
  readonly place: CategoryPlace;
  /** The employee was made. */
  readonly onDone: (id: string) => void;
  readonly onCancel: () => void;
}

/** A new employee: the name, and a first period from this week on. */
export const NewAssetDialog = ({ place, onDone, onCancel }: NewAssetDialogProps) => {
  const { t } = useTranslation();
  const planner = usePlanner();
  const create = useChange(assets.create);
  const startFault = (start: Day | null) => {
    const refusal = start && judgeStart(start, planner, 'historyLimit');
    return refusal && { [`period.${refusal.field}`]: refusal.code };
  };
  const form = useVersionedForm({
    toValues: () => ({ name: '', period: newForm({ start: mondayOf(planner.today), end: null }) }),
    toBody: ({ name, period }) => ({ name, period: bodyOf(period) }),
    labels: {},
    faultText: useRateText(),
    check: ({ period }) => ({ ...startFault(period.start), ...unreadPeriod(period) }),
    create: { schema: AssetFields, change: create, send: (body) => create.run({ params: place.ids, body }) },
    onSaved: ({ id }) => onDone(id),
  });
  const { values, set, errors } = form;
  return (
    <DialogForm
      form={form}
      title={t('assets.create.title')}
      action={t('assets.create.action')}
      disabled={Object.keys(faultsIn(values.period)).length > 0}
      onCancel={onCancel}
    >
      <NameField value={values.name} error={errors.name} required onChange={(name) => set({ name })} />
      <PeriodFields
        form={values.period}
        onChange={(period) => set({ period })}
        errors={textsUnder(errors, 'period')}
        min={firstStart(planner, 'historyLimit')}
      />
    </DialogForm>
  );
};
