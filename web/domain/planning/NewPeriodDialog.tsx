import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { WeekPeriod } from '#shared/model/fields.ts';
import { firstStart } from '#shared/planning/periodRules.ts';
import type { StoredPeriod } from '#shared/planning/planPeriod.ts';
import type { Period } from '#shared/time/period.ts';
import { useVersionedForm } from '#web/kit/forms/useVersionedForm.ts';
import { periodText } from './dates.ts';
import { judgePeriod } from './judgePeriod.ts';
import { PeriodDialog } from './PeriodDialog.tsx';
import { proposePeriod } from './proposePeriod.ts';
import type { ChosenPeriod } from './pull.ts';
import { answered } from './useCommand.ts';
import type { PeriodActions } from './usePeriodActions.ts';
import { usePlanner } from './usePlanner.ts';
import { useReplacedText } from './useReplacedText.ts';

interface NewPeriodDialogProps<Row extends StoredPeriod, New> {
  readonly title: string;
  /** The text of the confirming button. */
  readonly action: string;
  readonly list: readonly Row[];
  readonly actions: PeriodActions<Row, New>;
  /** The new period with the chosen dates. */
  readonly newOf: (dates: Period) => New;
  /** The dates that it begins with; left out: after the last period. */
  readonly proposed?: Period | undefined;
  /** A simulation may overlap other periods. */
  readonly simulation?: boolean;
  /** The new period takes its days from those in its way. */
  readonly splits?: boolean;
  /** What the planner should know before saving, a line each. */
  readonly notes?: readonly string[];
  /** Fields beside the dates. */
  readonly children?: ReactNode;
}

/** The form of a new period: proposed after the last one, judged by the server's rules while it is filled in. */
export const NewPeriodDialog = <Row extends StoredPeriod, New>(props: NewPeriodDialogProps<Row, New>) => {
  const { title, action, list, actions, newOf, simulation = false, splits = false, notes = [] } = props;
  const { t } = useTranslation();
  const planner = usePlanner();
  const textsOf = useReplacedText();
  const { create } = actions;
  const judged = (chosen: ChosenPeriod) => judgePeriod({ list, chosen: { ...chosen, simulation }, planner, splits });
  const form = useVersionedForm({
    toValues: (): ChosenPeriod => props.proposed ?? proposePeriod(list, planner),
    toBody: (chosen) => chosen,
    labels: {},
    check: (chosen) => judged(chosen).faults,
    faultsShown: 'always',
    create: { schema: WeekPeriod, change: create, send: async (dates) => answered(await create.run(newOf(dates))) },
    onSaved: actions.created,
  });
  const { shortened, replaced = [] } = judged(form.values);
  const replacedTexts = form.values.start === null || simulation ? [] : textsOf(replaced);
  return (
    <PeriodDialog
      form={form}
      kind={actions.kind}
      disabled={!form.valid}
      title={title}
      action={action}
      notes={[
        ...notes,
        ...replacedTexts,
        ...(shortened ? [t('ui.period.shortens', { ...periodText(shortened, t('ui.period.openShort')) })] : []),
      ]}
      min={firstStart(planner, 'thisWeek')}
      untypedEnd="proposed"
      onClose={actions.close}
    >
      {props.children}
    </PeriodDialog>
  );
};
