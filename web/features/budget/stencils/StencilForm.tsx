import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type Stencil, StencilFields, type StencilRate, stencilRates } from '#shared/model/stencil.ts';
import { answered } from '#web/domain/planning/useCommand.ts';
import { usePlanner } from '#web/domain/planning/usePlanner.ts';
import { changedFields } from '#web/kit/forms/changedFields.ts';
import { useVersionedForm } from '#web/kit/forms/useVersionedForm.ts';
import { VersionedDialog } from '#web/kit/forms/VersionedDialog.tsx';
import { DecimalInput } from '#web/kit/ui/inputs/DecimalInput.tsx';
import { NumberInput } from '#web/kit/ui/inputs/NumberInput.tsx';
import type { Texts } from '#web/kit/ui/sheet/column.ts';
import { numberIn, numberTextOf } from '#web/kit/ui/sheet/numberTexts.ts';
import { Field } from '#web/kit/ui/state/Field.tsx';
import { judgeYear } from './rules.ts';
import styles from './StencilForm.module.css';
import type { StencilCommands } from './useStencilCommands.ts';

type Values = Readonly<Record<'year' | StencilRate, string>>;

interface StencilFormProps {
  readonly commands: StencilCommands;
  /** The stencils of the unit, the latest year first. */
  readonly list: readonly Stencil[];
  readonly stencil: Stencil | undefined;
  readonly typed: Texts | undefined;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

const MAX_YEAR = 9999;
/** A rate has at most 5 characters, so that decimals are few; the schema judges the length. */
const limits = { integers: 5, fractions: 2 };

const textsOf = (stencil: Stencil): Values => ({
  year: String(stencil.year),
  hour: numberTextOf(stencil.hour),
  simpleOvertime: numberTextOf(stencil.simpleOvertime),
  qualifiedOvertime: numberTextOf(stencil.qualifiedOvertime),
  resourceHour: numberTextOf(stencil.resourceHour),
  rentalHour: numberTextOf(stencil.rentalHour),
  monthlyWorkHours: numberTextOf(stencil.monthlyWorkHours),
});

/** The values of a new stencil: the year after the latest one, and no rates. */
const proposed = ([latest]: readonly Stencil[], thisYear: number): Values => ({
  year: String(Math.max(thisYear, latest?.year ?? 0) + 1),
  hour: '',
  simpleOvertime: '',
  qualifiedOvertime: '',
  resourceHour: '',
  rentalHour: '',
  monthlyWorkHours: '',
});

/** A stencil of the unit, new or changed: the year and its rates, or its removal. */
export const StencilForm = ({ commands, list, stencil, typed, onDone, onCancel }: StencilFormProps) => {
  const { create, update, remove } = commands;
  const { t } = useTranslation();
  const id = useId();
  const planner = usePlanner();
  const thisYear = Number(planner.today.slice(0, 4));
  const form = useVersionedForm({
    stored: stencil,
    ...(stencil && typed && { initial: { ...textsOf(stencil), ...typed } }),
    toValues: (stored): Values => (stored ? textsOf(stored) : proposed(list, thisYear)),
    toBody: (values) => Object.fromEntries(Object.entries(values).map(([field, text]) => [field, numberIn(text)])),
    labels: {
      year: t('budget.column.year'),
      ...Object.fromEntries(stencilRates.map((field) => [field, t(`budget.rate.${field}`)])),
    },
    check: ({ year }, stored) => {
      if (list.some((other) => other.id !== stored?.id && String(other.year) === year))
        return { year: 'duplicateYear' };
      const fault = judgeYear({ year }, planner).year;
      return fault ? { year: fault.code } : {};
    },
    create: { schema: StencilFields, change: create, send: async (body) => answered(await create.run(body)) },
    update: {
      schema: StencilFields,
      change: update,
      send: async (body, stored) =>
        answered(await update.run({ stored, changes: changedFields(body, stored), version: stored.version })),
    },
    remove: { change: remove, send: async (stored) => answered(await remove.run(stored)), onRemoved: onDone },
    onSaved: onDone,
    onTheirs: onDone,
  });
  const { values, errors, set } = form;
  const shared = (field: keyof Values) => ({
    id: `${id}-${field}`,
    value: values[field],
    invalid: errors[field] !== undefined,
    describedBy: errors[field] && `${id}-${field}-error`,
    onChange: (text: string) => set({ [field]: text }),
  });
  return (
    <VersionedDialog
      form={form}
      failed="stencil"
      title={t(stencil ? 'budget.stencils.change' : 'budget.stencils.new')}
      action={t('ui.save')}
      width={460}
      removal={
        stencil && {
          title: t('budget.stencils.remove', { year: String(stencil.year) }),
        }
      }
      onCancel={onCancel}
    >
      <div className={styles.fields}>
        <Field id={`${id}-year`} label={t('budget.column.year')} error={errors.year}>
          <NumberInput {...shared('year')} max={MAX_YEAR} />
        </Field>
        {stencilRates.map((field) => (
          <Field key={field} id={`${id}-${field}`} label={t(`budget.rate.${field}`)} error={errors[field]}>
            <DecimalInput
              {...shared(field)}
              limits={limits}
              placeholder={stencil ? undefined : numberTextOf(list[0]?.[field] ?? null)}
              suffix={t(field === 'monthlyWorkHours' ? 'budget.unit.hours' : 'budget.unit.hourly')}
            />
          </Field>
        ))}
      </div>
    </VersionedDialog>
  );
};
