import Modal from 'antd/es/modal';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Day } from '#shared/time/day.ts';
import type { ApiProblem } from '#web/api/problem.ts';
import type { ChangeState } from '#web/api/useChange.ts';
import { useFaultText } from '#web/ui/hooks/useTexts.ts';
import { PeriodPicker } from '#web/ui/period/PeriodPicker.tsx';
import type { ChosenPeriod } from '#web/ui/period/pull.ts';
import { ProblemAlert } from '#web/ui/state/ProblemAlert.tsx';
import styles from './PeriodDialog.module.css';
import type { PeriodFaults } from './rules.ts';

interface PeriodDialogProps {
  readonly title: string;
  readonly value: ChosenPeriod;
  readonly onChange: (period: ChosenPeriod) => void;
  readonly faults: PeriodFaults;
  /** What is told before sending, one line each. */
  readonly notes: readonly ReactNode[];
  readonly state: ChangeState;
  readonly problem: ApiProblem | undefined;
  readonly min: Day | undefined;
  readonly startDisabled?: boolean;
  readonly endDisabled?: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** Start and end week in a dialog, with the rules told before anything is sent. */
export const PeriodDialog = ({
  title,
  value,
  onChange,
  faults,
  notes,
  state,
  problem,
  ...props
}: PeriodDialogProps) => {
  const { t } = useTranslation();
  const textOf = useFaultText();
  return (
    <Modal
      open
      title={title}
      width={440}
      okText={t('ui.save')}
      cancelText={t('ui.cancel')}
      okButtonProps={{ disabled: Object.keys(faults).length > 0, loading: state !== 'idle' }}
      onOk={props.onSubmit}
      onCancel={props.onClose}
    >
      <div className={styles.form}>
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
        <div className={styles.notes} role="status">
          {notes.map((note, index) => (
            // The lines are told in a fixed order and hold no state.
            <p key={String(index)}>{note}</p>
          ))}
          {state === 'waiting' && <p>{t('schemas.waiting')}</p>}
        </div>
      </div>
    </Modal>
  );
};
