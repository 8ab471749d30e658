import Button from 'antd/es/button';
import Tooltip from 'antd/es/tooltip';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { totalOfMonths } from '#shared/calculation/index.ts';
import { monthNames } from '#shared/model/activity.ts';
import { formatNumber } from '#web/kit/ui/figures/format.ts';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import type { GroupHead, RowHead } from '#web/kit/ui/sheet/column.ts';
import { Hints } from '#web/kit/ui/sheet/Hints.tsx';
import { FaultMark } from '#web/kit/ui/sheet/Marks.tsx';
import { Sheet } from '#web/kit/ui/sheet/Sheet.tsx';
import { StepIcon } from '#web/kit/ui/sheet/StepIcon.tsx';
import { ProblemAlert } from '#web/kit/ui/state/ProblemAlert.tsx';
import styles from './Edit.module.css';
import { type InputRow, workedOf } from './model/rows.ts';
import type { useInputs } from './useInputs.tsx';

interface InputsCardProps {
  readonly title: string;
  readonly year: number;
  readonly inputs: ReturnType<typeof useInputs>;
  /** The button that saves. */
  readonly actions: ReactNode;
}

/** The values of a year by activity and month as a sheet, with the worked time. */
export const InputsCard = ({ title, year, inputs, actions }: InputsCardProps) => {
  const { t } = useTranslation();
  const { sheet, hasImports } = inputs;
  const worked = useMemo(() => workedOf(sheet.rows), [sheet.rows]);
  const rowHead = useMemo(
    (): RowHead<InputRow> => ({
      head: t('activities.edit.activity'),
      ...(hasImports && { notes: t('activities.edit.importDays') }),
      className: styles.name ?? '',
      name: ({ activity }) => activity.name,
      render: ({ activity }) => (
        <span className={`${styles.activity} ${activity.isHeader ? styles.heading : ''}`} title={activity.name}>
          <span>{activity.name}</span>
          <small>{activity.heromaActivityIdentifier}</small>
        </span>
      ),
    }),
    [hasImports, t],
  );
  const groupHead: GroupHead<InputRow> = ({ activity }) => t(`activities.type.${activity.type}`);
  const workedIn = (column: string): number | null => {
    const month = (monthNames as readonly string[]).indexOf(column);
    return month < 0 ? totalOfMonths(worked, 'sum') : (worked[month] ?? null);
  };
  const [fault] = sheet.faults;
  const step = (forward: boolean) => {
    const label = t(forward ? 'ui.sheet.redo' : 'ui.sheet.undo');
    return (
      <Tooltip title={label}>
        <Button
          type="text"
          icon={<StepIcon forward={forward} />}
          aria-label={label}
          disabled={!(forward ? sheet.canRedo : sheet.canUndo)}
          onClick={forward ? sheet.redo : sheet.undo}
        />
      </Tooltip>
    );
  };
  return (
    <Card
      title={title}
      actions={
        <>
          <FaultMark count={sheet.faults.length} onOpen={() => fault && sheet.goTo(fault.rowId, fault.columnId)} />
          {step(false)}
          {step(true)}
          {actions}
        </>
      }
      className={styles.sheet}
    >
      <ProblemAlert problem={inputs.problem} title={t('activities.edit.inputsFailed')} />
      <Sheet
        sheet={sheet}
        label={t('activities.edit.table', { year: String(year) })}
        rowHead={rowHead}
        groupHead={groupHead}
        foot={{ head: t('activities.edit.worked'), cell: (column) => formatNumber(workedIn(column)) }}
        className={styles.table}
      />
      <Hints own={{ keys: ['Ctrl', 'R'], does: t('demand.hint.right') }}>
        <span>
          <i className={styles.importedKey} />
          {t('activities.edit.key.imported')}
        </span>
        <span>
          <i className={styles.overwrittenKey} />
          {t('activities.edit.key.retyped')}
        </span>
      </Hints>
    </Card>
  );
};
