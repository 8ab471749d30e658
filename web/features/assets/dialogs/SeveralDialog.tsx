import Alert from 'antd/es/alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { assets } from '#shared/contract/assets.ts';
import type { Asset } from '#shared/model/asset.ts';
import { firstStart } from '#shared/planning/periodRules.ts';
import { useChange } from '#web/api/useChange.ts';
import { textsUnder } from '#web/forms/judge.ts';
import { useVersionedForm } from '#web/forms/useVersionedForm.ts';
import type { CategoryPlace } from '#web/navigation/place.ts';
import { judgePeriod } from '#web/planning/judgePeriod.ts';
import { usePlanner } from '#web/planning/usePlanner.ts';
import { useFaultText } from '#web/ui/hooks/useTexts.ts';
import { bodyOf, differenceOf, type PeriodForm, unreadPeriod } from '../period/form.ts';
import { merged, nextForAll } from '../period/merge.ts';
import { PeriodFields } from '../period/PeriodFields.tsx';
import { DialogForm } from './DialogForm.tsx';
import { refusedEmployees } from './refusedEmployees.ts';
import styles from './SeveralDialog.module.css';

/** New periods of staff may start up to 10 weeks back. */
const since = 'historyLimit';

interface SeveralDialogProps {
  readonly place: CategoryPlace;
  /** More than one. */
  readonly employees: readonly Asset[];
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

interface SeveralValues {
  readonly assetIds: readonly string[];
  /** The fields that were typed; the others are merged from the employees. */
  readonly period: Partial<PeriodForm>;
}

/** The same new period for several employees, for all of them or none. */
export const SeveralDialog = ({ place, employees, onDone, onCancel }: SeveralDialogProps) => {
  const { t } = useTranslation();
  const textOf = useFaultText();
  const planner = usePlanner();
  const create = useChange(assets.createPeriods);
  const [next] = useState(() => nextForAll(employees, planner.today));
  // Merged again when the start changes, as another period may then be the closest. What was typed stays.
  const filled = ({ period }: SeveralValues) => {
    const { form: common, differing } = merged(employees, { ...next, start: period.start ?? next.start });
    return { chosen: { ...common, ...period }, differing };
  };
  const overlapping = (values: SeveralValues) => {
    const { chosen } = filled(values);
    const faultsOf = (list: Asset['periods']) => judgePeriod({ list, chosen, planner, since }).faults;
    return employees.filter(({ periods }) => Object.values(faultsOf(periods)).includes('overlap'));
  };
  const form = useVersionedForm({
    toValues: (): SeveralValues => ({ assetIds: employees.map(({ id }) => id), period: {} }),
    toBody: (values) => ({ assetIds: values.assetIds, period: bodyOf(filled(values).chosen) }),
    labels: {},
    check: (values) => ({
      ...(overlapping(values).length > 0 && { employees: 'overlap' as const }),
      ...unreadPeriod(filled(values).chosen),
    }),
    faultsShown: 'always',
    create: {
      schema: assets.createPeriods.body,
      change: create,
      send: async (body) => {
        const [answer] = (await create.run({ params: place.ids, body }))?.answer ?? [];
        return answer && { answer };
      },
    },
    onSaved: onDone,
  });
  const { values, errors } = form;
  const { chosen, differing } = filled(values);
  const refused = create.problem
    ? refusedEmployees(create.problem.fields, employees)
    : overlapping(values).map(({ name }) => ({ name, text: textOf({ code: 'overlap' }) }));
  return (
    <DialogForm
      form={form}
      title={t('assets.several.title', { count: employees.length })}
      action={t('assets.several.create', { count: employees.length })}
      disabled={!form.valid}
      onCancel={onCancel}
    >
      <ul className={styles.names} aria-label={t('assets.several.who')}>
        {employees.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      {errors.assetIds !== undefined && <Alert type="error" showIcon role="alert" title={errors.assetIds} />}
      {refused.length > 0 && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={
            <ul>
              {refused.map(({ name, text }) => (
                <li key={name}>
                  <b>{name}</b>: {text}
                </li>
              ))}
            </ul>
          }
        />
      )}
      <PeriodFields
        form={chosen}
        onChange={(typed) => form.set({ period: { ...values.period, ...differenceOf(chosen, typed) } })}
        errors={textsUnder(errors, 'period')}
        min={firstStart(planner, since)}
        several
        differing={differing}
      />
    </DialogForm>
  );
};
