import Checkbox from 'antd/es/checkbox';
import Select from 'antd/es/select';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AbsenceKind, absenceKinds } from '#shared/model/absence.ts';
import { rateLimits } from '#shared/model/asset.ts';
import type { Day } from '#shared/time/day.ts';
import { PeriodPicker, type UntypedEnd } from '#web/domain/planning/PeriodPicker.tsx';
import { CommentField } from '#web/kit/ui/inputs/CommentField.tsx';
import { Field } from '#web/kit/ui/state/Field.tsx';
import { isStaffed, type PeriodForm, withMark, withRate } from './form.ts';
import type { Differing } from './merge.ts';
import styles from './PeriodFields.module.css';
import { RateInput } from './RateInput.tsx';
import { isFollower, isIdle, type RateField, rateFields, settledRates } from './rates.ts';

/** The choice of no kind: a choice needs a value that is no null. */
const NOTHING = 'none';

interface PeriodFieldsProps {
  readonly form: PeriodForm;
  readonly onChange: (form: PeriodForm) => void;
  /** What is wrong, as sentences by field. */
  readonly errors: Readonly<Record<string, string>>;
  /** The first week that may be chosen. */
  readonly min: Day | undefined;
  /** Closed to changes: the start and what belongs to it, and the end. */
  readonly startReadOnly?: boolean;
  readonly endReadOnly?: boolean;
  /** For several employees at once: a rate can raise the work rate, and the fields in which the employees differ are named. */
  readonly several?: boolean;
  /** Whose the end is as long as nobody has typed it (`PeriodPicker`). */
  readonly untypedEnd?: UntypedEnd;
  /** False without the rates and marks, for an absence. */
  readonly rates?: boolean;
  readonly children?: ReactNode;
  readonly differing?: Differing;
}

/** The fields of an asset period: weeks, rates, marks and comment, checked as they are typed. */
export const PeriodFields = ({
  form,
  onChange,
  errors,
  min,
  several = false,
  rates = true,
  ...props
}: PeriodFieldsProps) => {
  const { t } = useTranslation();
  const id = useId();
  const { startReadOnly = false, endReadOnly = false, differing = {} } = props;
  // A work rate left to each employee says nothing about the other rates.
  const isEachOwn = differing.workRate !== undefined && form.workRate === '';
  const shown = isEachOwn ? form : settledRates(form);
  const helpOf = (field: RateField) => {
    const values = differing[field];
    return values && t('assets.several.differ', { values: values.join(' · ') });
  };
  const mark = (field: 'isFillIn' | 'isContractor') => (
    <Checkbox
      checked={form[field]}
      indeterminate={differing[field] !== undefined}
      disabled={startReadOnly}
      onChange={({ target }) => onChange(withMark(form, field, target.checked))}
    >
      {t(`assets.field.${field}`)}
    </Checkbox>
  );
  return (
    <>
      <PeriodPicker
        value={form}
        onChange={(chosen) => onChange({ ...form, ...chosen })}
        min={min}
        startDisabled={startReadOnly}
        endDisabled={endReadOnly}
        openEnd={t(differing.end ? 'assets.several.ownEnd' : 'ui.period.openShort')}
        untypedEnd={props.untypedEnd ?? 'stored'}
        errors={{ start: errors.start, end: errors.end }}
      />
      {props.children}
      {rates && (
        <>
          <div className={styles.rates}>
            {rateFields.map((field) => (
              <RateInput
                key={field}
                id={`${id}-${field}`}
                label={t(`assets.field.${field}`)}
                value={shown[field]}
                limits={rateLimits[field]}
                disabled={startReadOnly || (!several && isFollower(field) && isIdle(form))}
                error={errors[field]}
                help={helpOf(field)}
                onChange={(text) => onChange(withRate(form, field, text, several && !isEachOwn))}
              />
            ))}
          </div>
          {rateFields.some((field) => differing[field]) && <p className={styles.own}>{t('assets.several.own')}</p>}
          {!isStaffed(form) && (
            <Field id={`${id}-absence`} label={t('assets.field.absence')} error={errors.absence}>
              <Select
                id={`${id}-absence`}
                value={form.absence ?? NOTHING}
                disabled={startReadOnly}
                onChange={(kind) => onChange({ ...form, absence: AbsenceKind.safeParse(kind).data ?? null })}
                options={[
                  { value: NOTHING, label: t('assets.team.absence.none') },
                  ...absenceKinds.map((kind) => ({ value: kind, label: t(`assets.absence.${kind}`) })),
                ]}
                style={{ width: 220 }}
              />
            </Field>
          )}
          <fieldset className={styles.marks}>
            <legend className="visually-hidden">{t('assets.field.marks')}</legend>
            {mark('isFillIn')}
            {mark('isContractor')}
          </fieldset>
        </>
      )}
      <CommentField
        label={t('assets.field.comment')}
        value={form.comment}
        error={errors.comment}
        placeholder={differing.comment && t('assets.several.ownComment')}
        disabled={endReadOnly}
        onChange={(comment) => onChange({ ...form, comment })}
      />
    </>
  );
};
