import type { ComponentProps, ReactNode } from 'react';
import type { Day } from '#shared/time/day.ts';
import { VersionedDialog } from '#web/kit/forms/VersionedDialog.tsx';
import type { VersionedForm } from '#web/kit/forms/versionedForm.ts';
import type { FailedKind } from '#web/platform/locales/sv/failed.ts';
import styles from './PeriodDialog.module.css';
import { PeriodPicker, type UntypedEnd } from './PeriodPicker.tsx';
import type { ChosenPeriod } from './pull.ts';

interface PeriodDialogProps extends Pick<ComponentProps<typeof VersionedDialog>, 'disabled' | 'removal'> {
  readonly form: VersionedForm<ChosenPeriod>;
  /** What the period is of. */
  readonly kind: FailedKind;
  readonly title: string;
  readonly action: string;
  /** What the planner should know before saving, a line each. */
  readonly notes: readonly string[];
  readonly min: Day | undefined;
  readonly startDisabled?: boolean;
  readonly endDisabled?: boolean;
  readonly untypedEnd?: UntypedEnd;
  readonly onClose: () => void;
  /** Fields beside the dates. */
  readonly children?: ReactNode;
}

/** Start and end week in a dialog, with what is wrong shown before anything is sent. */
export const PeriodDialog = ({
  form,
  kind,
  notes,
  min,
  startDisabled,
  endDisabled,
  untypedEnd = 'stored',
  onClose,
  children,
  ...dialog
}: PeriodDialogProps) => (
  <VersionedDialog {...dialog} form={form} failed={kind} width={460} onCancel={onClose}>
    <div className={styles.fields}>
      <PeriodPicker
        value={form.values}
        onChange={form.set}
        errors={form.errors}
        min={min}
        startDisabled={startDisabled}
        endDisabled={endDisabled}
        untypedEnd={untypedEnd}
      />
      {children}
      <div className={styles.notes} role="status">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </div>
  </VersionedDialog>
);
