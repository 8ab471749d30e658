import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Day } from '#shared/time/day.ts';
import type { ApiProblem } from '#web/api/problem.ts';
import type { ChangeState } from '#web/api/useChange.ts';
import { useFaultText } from '#web/ui/hooks/useTexts.ts';
import { FormDialog } from '#web/ui/state/FormDialog.tsx';
import { ProblemAlert } from '#web/ui/state/ProblemAlert.tsx';
import { useDirty } from '#web/ui/state/useDirty.ts';
import type { PeriodFaults } from './judgePeriod.ts';
import styles from './PeriodDialog.module.css';
import { PeriodPicker } from './PeriodPicker.tsx';
import type { ChosenPeriod } from './pull.ts';

interface PeriodDialogProps {
  readonly title: string;
  readonly action: string;
  readonly value: ChosenPeriod;
  readonly onChange: (period: ChosenPeriod) => void;
  readonly faults: PeriodFaults;
  /** What the planner should know before saving, a line each. */
  readonly notes: readonly string[];
  readonly state: ChangeState;
  readonly problem: ApiProblem | undefined;
  readonly min: Day | undefined;
  readonly startDisabled?: boolean;
  readonly endDisabled?: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  /** Fields beside the dates. */
  readonly children?: ReactNode;
}

/** Start and end week in a dialog, with what is wrong shown before anything is sent. */
export const PeriodDialog = (props: PeriodDialogProps) => {
  const { title, value, onChange, faults, notes, state, problem } = props;
  const { t } = useTranslation();
  const textOf = useFaultText();
  const dirty = useDirty({ start: value.start, end: value.end });
  const refused = Object.keys(faults).length > 0;
  return (
    <FormDialog
      title={title}
      action={props.action}
      state={state}
      dirty={dirty}
      disabled={refused}
      width={460}
      onSubmit={props.onSubmit}
      onCancel={props.onClose}
    >
      <div className={styles.fields}>
        <ProblemAlert problem={problem} />
        <PeriodPicker
          value={value}
          onChange={onChange}
          min={props.min}
          startDisabled={props.startDisabled ?? false}
          endDisabled={props.endDisabled ?? false}
          errors={{
            start: faults.start && textOf({ code: faults.start }),
            end: faults.end && textOf({ code: faults.end }),
          }}
        />
        {props.children}
        <div className={styles.notes} role="status">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          {state === 'waiting' && <p>{t('ui.waiting')}</p>}
        </div>
      </div>
    </FormDialog>
  );
};
