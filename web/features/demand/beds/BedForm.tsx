import Input from 'antd/es/input';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { beds as contract } from '#shared/contract/beds.ts';
import { type BedPeriod, BedPeriodFields } from '#shared/model/bed.ts';
import { firstStart } from '#shared/planning/periodRules.ts';
import { accessLevelOf } from '#shared/time/accessLevel.ts';
import { periodText, weekTexts } from '#web/domain/planning/dates.ts';
import { judgePeriod } from '#web/domain/planning/judgePeriod.ts';
import { PeriodDialog } from '#web/domain/planning/PeriodDialog.tsx';
import { proposePeriod } from '#web/domain/planning/proposePeriod.ts';
import { type ChosenPeriod, unreadFaults } from '#web/domain/planning/pull.ts';
import { usePlanner } from '#web/domain/planning/usePlanner.ts';
import { useReplacedText } from '#web/domain/planning/useReplacedText.ts';
import { useVersionedForm } from '#web/kit/forms/useVersionedForm.ts';
import { CommentField } from '#web/kit/ui/inputs/CommentField.tsx';
import { typedNumber } from '#web/kit/ui/inputs/digits.ts';
import { Field } from '#web/kit/ui/state/Field.tsx';
import { useChange } from '#web/platform/api/useChange.ts';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import styles from './Beds.module.css';
import { followed, type TypedBeds } from './counts.ts';

interface BedFormProps {
  readonly place: CategoryPlace;
  readonly list: readonly BedPeriod[];
  /** The period to change; a new one without. */
  readonly period: BedPeriod | undefined;
  readonly onClose: () => void;
}

interface BedValues extends ChosenPeriod, TypedBeds {
  readonly comment: string;
}

const bodyOf = ({ beds, weekendBeds, ...values }: BedValues) => ({
  ...values,
  beds: typedNumber(beds),
  weekendBeds: typedNumber(weekendBeds),
});

/** A period of beds, new or changed: weeks, beds on weekdays and at the weekend, comment. */
export const BedForm = ({ place, list, period, onClose }: BedFormProps) => {
  const { t } = useTranslation();
  const id = useId();
  const planner = usePlanner();
  const access = period && accessLevelOf(period, planner.today, planner.mayChangeHistory);
  const creation = useChange(contract.create);
  const change = useChange(contract.update);
  const removal = useChange(contract.remove);
  const { unitId, orgId, areaId } = place.ids;
  const judged = (chosen: ChosenPeriod) =>
    judgePeriod({ list, chosen, planner, since: 'historyLimit', changed: period, splits: true });
  const params = { orgId, areaId, unitId };
  const form = useVersionedForm({
    stored: period,
    toValues: (stored): BedValues => {
      const { start, end } = stored ?? proposePeriod(list, planner);
      return {
        start,
        end,
        beds: stored ? String(stored.beds) : '',
        weekendBeds: stored ? String(stored.weekendBeds) : '',
        comment: stored?.comment ?? '',
      };
    },
    toBody: bodyOf,
    check: (values) => ({ ...judged(values).faults, ...unreadFaults(values) }),
    labels: {
      start: t('ui.period.start'),
      end: { label: t('ui.period.end'), text: ({ end }) => end ?? t('ui.period.open') },
      beds: t('demand.beds.beds'),
      weekendBeds: t('demand.beds.weekendBeds'),
      comment: t('demand.comment'),
    },
    create: {
      schema: BedPeriodFields,
      change: creation,
      send: (body) => creation.run({ params, body: { ...body, split: true } }),
    },
    update: {
      schema: BedPeriodFields,
      change,
      send: (body, { id: bedId, version }) => change.run({ params: { ...params, bedId }, body: { ...body, version } }),
    },
    remove: {
      change: removal,
      send: ({ id: bedId, version }) => removal.run({ params: { ...params, bedId }, version }),
      onRemoved: onClose,
    },
    onSaved: onClose,
    onTheirs: onClose,
  });
  const { values, errors, set } = form;
  const follow = () => set(followed(values));
  const startReadOnly = access?.startReadOnly ?? false;
  const limit = firstStart(planner, 'historyLimit');
  const replacedTexts = useReplacedText();
  const changes = replacedTexts(judged(values).replaced ?? [], ({ beds, weekendBeds }) => `(${beds} / ${weekendBeds})`);
  const notes = [
    ...(startReadOnly ? [t('demand.partly')] : []),
    ...(limit === undefined ? [] : [t('ui.period.limit', weekTexts(limit))]),
    ...changes,
  ];

  const count = (field: keyof TypedBeds) => (
    <Field id={`${id}-${field}`} label={t(`demand.beds.${field}`)} error={errors[field]}>
      <Input
        id={`${id}-${field}`}
        value={values[field]}
        inputMode="numeric"
        autoComplete="off"
        disabled={startReadOnly}
        aria-invalid={errors[field] !== undefined || undefined}
        aria-describedby={errors[field] && `${id}-${field}-error`}
        onChange={({ target }) => set({ [field]: target.value })}
        onBlur={follow}
        onPressEnter={follow}
      />
    </Field>
  );

  return (
    <PeriodDialog
      form={form}
      kind="beds"
      title={t(period ? 'demand.beds.change' : 'demand.beds.new')}
      action={t('ui.save')}
      notes={notes}
      min={limit}
      startDisabled={startReadOnly}
      endDisabled={access?.endReadOnly ?? false}
      untypedEnd={period ? 'stored' : 'proposed'}
      removal={
        period &&
        access?.level === 'editable' && {
          title: t('demand.beds.removeTitle', { ...periodText(period, t('ui.period.openShort')) }),
        }
      }
      onClose={onClose}
    >
      <div className={styles.counts}>
        {count('beds')}
        {count('weekendBeds')}
      </div>
      <CommentField
        label={t('demand.comment')}
        value={values.comment}
        error={errors.comment}
        onChange={(comment) => set({ comment })}
      />
    </PeriodDialog>
  );
};
