import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import type { BasisKind } from '#shared/model/budget.ts';
import { judgePeriod } from '#web/domain/planning/judgePeriod.ts';
import { answered } from '#web/domain/planning/useCommand.ts';
import { changedFields } from '#web/kit/forms/changedFields.ts';
import { useVersionedForm } from '#web/kit/forms/useVersionedForm.ts';
import { VersionedDialog } from '#web/kit/forms/VersionedDialog.tsx';
import { CommentField } from '#web/kit/ui/inputs/CommentField.tsx';
import { DaysPicker } from '#web/kit/ui/inputs/DaysPicker.tsx';
import { DecimalInput } from '#web/kit/ui/inputs/DecimalInput.tsx';
import type { DecimalLimits } from '#web/kit/ui/inputs/digits.ts';
import { TextField } from '#web/kit/ui/inputs/TextField.tsx';
import type { Texts } from '#web/kit/ui/sheet/column.ts';
import { numberIn, numberTextOf } from '#web/kit/ui/sheet/numberTexts.ts';
import { Field } from '#web/kit/ui/state/Field.tsx';
import type { FailedKind } from '#web/platform/locales/sv/failed.ts';
import { Correction } from './Correction.tsx';
import styles from './PeriodForm.module.css';
import { type BudgetTime, daysBody, daysIn, isClosed, isRemovable, periodLock } from './periods.ts';
import { proposedDays } from './proposed.ts';
import { useBudgetPlanner } from './useBudgetPlanner.ts';
import type { RowCommands } from './useRowSave.ts';

interface Values {
  readonly start: string | null;
  readonly end: string | null;
  readonly budget: string;
  readonly comment: string;
  readonly reason: string;
  readonly unlink: readonly BasisKind[];
  readonly name: string;
}

/** A period opened in its dialog, with what can be done to it. */
export interface OpenedPeriod<Stored, Commands> {
  readonly commands: Commands;
  readonly list: readonly Stored[];
  /** The period to change; a new one without. */
  readonly period: Stored | undefined;
  /** All texts of its row, where one of them is not saved. */
  readonly typed: Texts | undefined;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

interface PeriodFormProps<Stored extends BudgetTime, Body>
  extends Omit<OpenedPeriod<Stored, unknown>, 'commands'>,
    RowCommands<Stored, Body> {
  readonly schema: z.ZodType<Body>;
  /** What the period is, for the title above the reason of a refusal. */
  readonly failed: FailedKind;
  readonly title: string;
  /** The name of the budget field, and what its number may be. */
  readonly budget: { readonly label: string; readonly limits: DecimalLimits };
  readonly removeTitle: string;
  /** The name of a stored period, where periods have names. */
  readonly nameOf?: (stored: Stored) => string;
}

const NO_CORRECTION = { reason: '', unlink: [] } as const;

/** A budget period, new or changed: its days, budget and comment, or its removal. */
export const PeriodForm = <
  Body extends object,
  Stored extends BudgetTime & { readonly [Field in keyof Body]?: unknown },
>(
  props: PeriodFormProps<Stored, Body>,
) => {
  const { list, period, typed, schema, create, update, remove, onDone, nameOf } = props;
  const { t } = useTranslation();
  const id = useId();
  const planner = useBudgetPlanner();
  const lock = period && periodLock(period, planner);
  const proposed = (): Values => ({
    ...proposedDays(list, planner.today),
    budget: '',
    comment: '',
    ...NO_CORRECTION,
    name: '',
  });
  const valuesOf = (stored: Stored): Values => ({
    start: stored.start,
    end: stored.end,
    budget: numberTextOf(stored.budget),
    comment: stored.comment,
    ...NO_CORRECTION,
    name: nameOf?.(stored) ?? '',
  });
  const form = useVersionedForm({
    stored: period,
    ...(period && typed && { initial: { ...valuesOf(period), ...typed, ...daysBody(typed) } }),
    toValues: (stored): Values => (stored ? valuesOf(stored) : proposed()),
    toBody: ({ budget, name, reason, unlink, ...values }) => ({
      ...values,
      ...(nameOf && { name }),
      ...(lock === 'correctable' && { reason, unlink }),
      budget: numberIn(budget),
    }),
    labels: {
      start: t('ui.days.start'),
      end: { label: t('ui.days.end'), text: ({ end }) => end ?? t('budget.open') },
      budget: props.budget.label,
      name: t('budget.column.name'),
      comment: t('budget.column.comment'),
    },
    check: ({ start, end }, changed) => {
      const chosen = daysIn({ start: start ?? '', end: end ?? '' });
      if (!chosen) return {};
      return judgePeriod({ list, chosen, planner, since: 'historyLimit', changed }).faults;
    },
    create: { schema, change: create, send: async (body) => answered(await create.run(body)) },
    update: {
      schema,
      change: update,
      send: async (body, stored) =>
        answered(await update.run({ stored, changes: changedFields(body, stored), version: stored.version })),
    },
    remove: {
      change: remove,
      send: async (stored) => answered(await remove.run(stored)),
      onRemoved: onDone,
    },
    onSaved: onDone,
    onTheirs: onDone,
  });
  const { values, errors, set } = form;
  return (
    <VersionedDialog
      form={form}
      failed={props.failed}
      title={props.title}
      action={t('ui.save')}
      width={460}
      removal={period && isRemovable(period, planner) && { title: props.removeTitle }}
      onCancel={props.onCancel}
    >
      <div className={styles.fields}>
        {lock && <p className={styles.lock}>{t(`budget.lock.${lock}`)}</p>}
        <DaysPicker
          value={values}
          onChange={set}
          errors={errors}
          open={t('budget.open')}
          endProposed={period === undefined}
          startDisabled={lock !== undefined && lock !== 'correctable'}
        />
        <Field id={`${id}-budget`} label={props.budget.label} error={errors.budget}>
          <DecimalInput
            id={`${id}-budget`}
            value={values.budget}
            limits={props.budget.limits}
            disabled={period !== undefined && lock !== 'correctable' && isClosed(period, 'budget', planner)}
            invalid={errors.budget !== undefined}
            describedBy={errors.budget && `${id}-budget-error`}
            onChange={(budget) => set({ budget })}
          />
        </Field>
        {nameOf && (
          <TextField
            label={t('budget.column.name')}
            value={values.name}
            error={errors.name}
            onChange={(name) => set({ name })}
          />
        )}
        <CommentField
          label={t('budget.column.comment')}
          value={values.comment}
          error={errors.comment}
          onChange={(comment) => set({ comment })}
        />
        {period && lock === 'correctable' && (
          <Correction
            linked={period}
            reason={values.reason}
            unlink={values.unlink}
            error={errors.reason}
            onChange={set}
          />
        )}
      </div>
    </VersionedDialog>
  );
};
