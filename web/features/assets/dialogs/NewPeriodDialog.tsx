import Alert from 'antd/es/alert';
import Checkbox from 'antd/es/checkbox';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { assets } from '#shared/contract/assets.ts';
import type { Asset } from '#shared/model/asset.ts';
import { firstStart } from '#shared/planning/periodRules.ts';
import { addDays } from '#shared/time/day.ts';
import { useChange } from '#web/api/useChange.ts';
import { useVersionedForm } from '#web/forms/useVersionedForm.ts';
import type { CategoryPlace } from '#web/navigation/place.ts';
import { judgePeriod } from '#web/planning/judgePeriod.ts';
import { proposePeriod } from '#web/planning/proposePeriod.ts';
import type { ChosenPeriod } from '#web/planning/pull.ts';
import { usePlanner } from '#web/planning/usePlanner.ts';
import { assetPeriodSchema, bodyOf, formOf, newForm } from '../period/form.ts';
import { PeriodFields } from '../period/PeriodFields.tsx';
import { spanText, weekText } from '../weeks.ts';
import styles from './DialogForm.module.css';
import { DialogForm } from './DialogForm.tsx';

/** New periods of staff may start up to 10 weeks back. */
const since = 'historyLimit';

interface NewPeriodDialogProps {
  readonly place: CategoryPlace;
  readonly asset: Asset;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** A new period of one employee; by default it follows the last one. */
export const NewPeriodDialog = ({ place, asset, onDone, onCancel }: NewPeriodDialogProps) => {
  const { t } = useTranslation();
  const planner = usePlanner();
  const create = useChange(assets.createPeriod);
  const [goesOn, setGoesOn] = useState(false);
  const [made, setMade] = useState<Awaited<ReturnType<typeof create.run>>>();
  const [siblings] = useState(asset.periods);
  const judged = (chosen: ChosenPeriod) => judgePeriod({ list: siblings, chosen, planner, since });
  const shortenedBy = (chosen: ChosenPeriod) => siblings.find(({ id }) => id === judged(chosen).shortened?.id);
  const params = { ...place.ids, assetId: asset.id };
  const form = useVersionedForm({
    toValues: () => newForm(proposePeriod(siblings, planner, 'open')),
    toBody: bodyOf,
    labels: {},
    check: (chosen) => judged(chosen).faults,
    faultsShown: 'always',
    create: {
      schema: assetPeriodSchema,
      change: create,
      send: async (body) => {
        const done = made ?? (await create.run({ params, body }));
        // The period is there: another attempt creates only the one after it.
        setMade(done);
        const before = shortenedBy(body);
        if (!done || !goesOn || !before || body.end === null) return done;
        return create.run({ params, body: { ...bodyOf(formOf(before)), start: addDays(body.end, 1), end: null } });
      },
    },
    onSaved: onDone,
  });
  const { start, end } = form.values;
  const shortened = shortenedBy(form.values);
  return (
    <DialogForm
      form={form}
      title={t('assets.period.newTitle', { name: asset.name })}
      action={t('assets.period.create')}
      disabled={!form.valid}
      onCancel={onCancel}
    >
      <PeriodFields form={form.values} onChange={form.set} errors={form.errors} min={firstStart(planner, since)} />
      {shortened && end && (
        <Checkbox className={styles.goesOn ?? ''} checked={goesOn} onChange={({ target }) => setGoesOn(target.checked)}>
          {t('assets.period.goesOn', { week: weekText(addDays(end, 1)) })}
        </Checkbox>
      )}
      {shortened && start && (
        <Alert
          type="info"
          showIcon
          title={t('assets.period.shortens', {
            weeks: spanText(shortened, t('ui.period.openShort')),
            last: weekText(addDays(start, -1)),
          })}
        />
      )}
    </DialogForm>
  );
};
