import Alert from 'antd/es/alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { assets } from '#shared/contract/assets.ts';
import type { Asset } from '#shared/model/asset.ts';
import { firstStart } from '#shared/planning/periodRules.ts';
import { useChange } from '#web/api/useChange.ts';
import type { CategoryPlace } from '#web/navigation/place.ts';
import { judgePeriod } from '#web/planning/judgePeriod.ts';
import { usePlanner } from '#web/planning/usePlanner.ts';
import { useFaultText } from '#web/ui/hooks/useTexts.ts';
import { ProblemAlert } from '#web/ui/state/ProblemAlert.tsx';
import { bodyOf, differenceOf, type PeriodForm } from '../period/form.ts';
import { merged, nextForAll } from '../period/merge.ts';
import { PeriodFields } from '../period/PeriodFields.tsx';
import { useFormErrors } from '../period/useFormErrors.ts';
import { DialogForm } from './DialogForm.tsx';
import styles from './SeveralDialog.module.css';
import { refusedEmployees, textsUnder } from './serverFaults.ts';

/** New periods of staff may start up to 10 weeks back. */
const since = 'historyLimit';

/** The most that fit one transaction of the server. */
const MOST = 90;

interface SeveralDialogProps {
  readonly place: CategoryPlace;
  /** More than one. */
  readonly employees: readonly Asset[];
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** The same new period for several employees, for all of them or none. */
export const SeveralDialog = ({ place, employees, onDone, onCancel }: SeveralDialogProps) => {
  const { t } = useTranslation();
  const textOf = useFaultText();
  const planner = usePlanner();
  const create = useChange(assets.createPeriods);
  const [period] = useState(() => nextForAll(employees, planner.today));
  const [typed, setTyped] = useState<Partial<PeriodForm>>({});
  // Merged again when the start changes, as another period may then be the closest. What was typed stays.
  const { form: common, differing } = merged(employees, { ...period, start: typed.start ?? period.start });
  const form = { ...common, ...typed };
  const overlap = textOf({ code: 'overlap' });
  const overlapping = employees
    .filter(({ periods: list }) =>
      Object.values(judgePeriod({ list, chosen: form, planner, since }).faults).includes('overlap'),
    )
    .map(({ name }) => ({ name, text: overlap }));
  const fields = create.problem?.fields ?? {};
  const refused = create.problem ? refusedEmployees(fields, employees) : overlapping;
  const errors = useFormErrors(form, {}, textsUnder(fields, 'period'));
  const own = useFormErrors(form);
  const tooMany = employees.length > MOST;

  const save = async () => {
    if (form.start === null) return;
    const body = { assetIds: employees.map(({ id }) => id), period: { ...bodyOf(form), start: form.start } };
    if (await create.run({ params: place.ids, body })) onDone();
  };
  return (
    <DialogForm
      title={t('assets.several.title', { count: employees.length })}
      action={t('assets.several.create', { count: employees.length })}
      state={create.state}
      dirty={Object.keys(typed).length > 0}
      disabled={Object.keys(own).length > 0 || overlapping.length > 0 || tooMany}
      onSubmit={() => void save()}
      onCancel={onCancel}
    >
      <ul className={styles.names} aria-label={t('assets.several.who')}>
        {employees.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      {tooMany && <Alert type="error" showIcon role="alert" title={textOf({ code: 'tooMany', max: MOST })} />}
      {refused.length > 0 ? (
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
      ) : (
        <ProblemAlert problem={create.problem} />
      )}
      <PeriodFields
        form={form}
        onChange={(next) => {
          create.reset();
          setTyped({ ...typed, ...differenceOf(form, next) });
        }}
        errors={errors}
        min={firstStart(planner, since)}
        several
        differing={differing}
      />
    </DialogForm>
  );
};
