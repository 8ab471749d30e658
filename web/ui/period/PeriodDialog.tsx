import Modal from 'antd/es/modal';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Day } from '#shared/time/day.ts';
import type { ApiProblem } from '#web/api/problem.ts';
import type { ChangeState } from '#web/api/useChange.ts';
import { useFaultText } from '../hooks/useTexts.ts';
import { ProblemAlert } from '../state/ProblemAlert.tsx';
import styles from './PeriodDialog.module.css';
import { PeriodPicker } from './PeriodPicker.tsx';
import type { ChosenPeriod } from './pull.ts';
import type { PeriodFaults } from './rules.ts';

interface PeriodDialogProps {
  readonly title: string;
  readonly action: string;
  readonly value: ChosenPeriod;
  readonly onChange: (period: ChosenPeriod) => void;
  readonly faults: PeriodFaults;
  /** What is told before sending, one line each. */
  readonly notes: readonly string[];
  readonly state: ChangeState;
  readonly problem: ApiProblem | undefined;
  readonly min: Day | undefined;
  readonly startDisabled?: boolean;
  readonly endDisabled?: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  /** What more the form asks for. */
  readonly children?: ReactNode;
}

/** Start and end week in a dialog, with the rules told before anything is sent. */
export const PeriodDialog = (props: PeriodDialogProps) => {
  const { title, value, onChange, faults, notes, state, problem } = props;
  const { t } = useTranslation();
  const textOf = useFaultText();
  const form = useId();
  const refused = Object.keys(faults).length > 0;
  return (
    <Modal
      open
      title={title}
      width={460}
      okText={props.action}
      cancelText={t('ui.cancel')}
      okButtonProps={{ htmlType: 'submit', form, disabled: refused, loading: state !== 'idle' }}
      onCancel={props.onClose}
    >
      <form
        id={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!refused && state === 'idle') props.onSubmit();
        }}
      >
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
      </form>
    </Modal>
  );
};
