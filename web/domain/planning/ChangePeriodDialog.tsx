import { useTranslation } from 'react-i18next';
import { WeekPeriod } from '#shared/model/fields.ts';
import { firstChange } from '#shared/planning/periodRules.ts';
import type { StoredPeriod } from '#shared/planning/planPeriod.ts';
import { accessLevelOf } from '#shared/time/accessLevel.ts';
import { changedFields } from '#web/kit/forms/changedFields.ts';
import { useVersionedForm } from '#web/kit/forms/useVersionedForm.ts';
import { periodText, weekTexts } from './dates.ts';
import { judgePeriod } from './judgePeriod.ts';
import { PeriodDialog } from './PeriodDialog.tsx';
import type { ChosenPeriod } from './pull.ts';
import { answered } from './useCommand.ts';
import type { PeriodActions } from './usePeriodActions.ts';
import { usePlanner } from './usePlanner.ts';

interface ChangePeriodDialogProps<Row extends StoredPeriod, New> {
  readonly list: readonly Row[];
  readonly period: Row;
  readonly actions: PeriodActions<Row, New>;
}

/**
 * Changes the dates of a period; a start or end before the 10-week limit is read-only. In a conflict only the dates that were
 * changed here replace those that are stored.
 */
export const ChangePeriodDialog = <Row extends StoredPeriod, New>({
  list,
  period,
  actions,
}: ChangePeriodDialogProps<Row, New>) => {
  const { t } = useTranslation();
  const planner = usePlanner();
  const { startReadOnly, endReadOnly } = accessLevelOf(period, planner.today, planner.mayChangeHistory);
  const limit = firstChange(planner);
  const { update } = actions;
  const written = ({ start, end }: ChosenPeriod) => {
    if (start === null) return '';
    const { weeks, year, days } = periodText({ start, end }, t('ui.period.openShort'));
    return `${weeks} ${year} (${days})`;
  };
  const form = useVersionedForm({
    stored: period,
    toValues: ({ start, end }: Row | undefined = period): ChosenPeriod => ({ start, end }),
    toBody: (chosen) => chosen,
    labels: { start: { label: t('ui.period.one'), text: written } },
    check: (chosen, changed) => judgePeriod({ list, chosen, planner, changed }).faults,
    faultsShown: 'always',
    update: {
      schema: WeekPeriod,
      change: update,
      send: async (dates, base) =>
        answered(await update.run({ id: base.id, body: { ...changedFields(dates, base), version: base.version } })),
    },
    onSaved: actions.moved,
    onTheirs: actions.moved,
  });
  return (
    <PeriodDialog
      form={form}
      kind={actions.kind}
      disabled={!form.valid}
      title={t('ui.period.change')}
      action={t('ui.save')}
      notes={[
        ...(startReadOnly ? [t('ui.period.startReadOnly')] : []),
        ...(limit === undefined ? [] : [t('ui.period.limit', weekTexts(limit))]),
      ]}
      min={limit}
      startDisabled={startReadOnly}
      endDisabled={endReadOnly}
      onClose={actions.close}
    />
  );
};
