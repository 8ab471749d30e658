import { useTranslation } from 'react-i18next';
import type { RowHead } from '#web/kit/ui/sheet/column.ts';
import { Sheet } from '#web/kit/ui/sheet/Sheet.tsx';
import type { SheetModel } from '#web/kit/ui/sheet/useSheet.ts';
import { ConflictDialog, type ConflictDialogProps } from '#web/kit/ui/state/ConflictDialog.tsx';
import { ProblemAlert } from '#web/kit/ui/state/ProblemAlert.tsx';
import type { ApiProblem } from '#web/platform/api/problem.ts';
import type { FailedAction, FailedKind } from '#web/platform/locales/sv/failed.ts';
import styles from './Rows.module.css';
import type { BudgetRow } from './row.ts';
import { usePasteRows } from './usePasteRows.ts';

interface RowSheetProps<Stored> {
  readonly rows: {
    readonly sheet: SheetModel<BudgetRow<Stored>>;
    readonly addRows: (extra: number) => void;
    readonly problem: ApiProblem | undefined;
    readonly refusedAction: FailedAction;
    readonly refusedRow: BudgetRow<Stored> | undefined;
    readonly conflict: ConflictDialogProps;
  };
  /** Accessible name of the table. */
  readonly label: string;
  readonly rowHead: RowHead<BudgetRow<Stored>>;
  /** What its rows are, for the title above the reason of a refusal. */
  readonly failed: FailedKind;
  /** On the table: its least width. */
  readonly className?: string | undefined;
}

/** A budget sheet with what the server refused of it, and the choice between two versions of a row. */
export const RowSheet = <Stored,>({ rows, label, rowHead, failed, className }: RowSheetProps<Stored>) => {
  const { t } = useTranslation();
  return (
    <>
      <ProblemAlert problem={rows.problem} title={t(`failed.${failed}.${rows.refusedAction}`)} />
      <div className={styles.sheet} onPasteCapture={usePasteRows(rows.sheet, rows.addRows)}>
        <Sheet sheet={rows.sheet} label={label} rowHead={rowHead} className={className} />
      </div>
      <ConflictDialog
        {...rows.conflict}
        subject={rows.refusedRow && rowHead.name(rows.refusedRow, rows.refusedRow.texts)}
      />
    </>
  );
};
