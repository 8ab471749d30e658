import { useLayoutEffect, useRef } from 'react';
import type { SheetColumn, SheetRow } from './column.ts';
import { type Act, caretPlaced, typed } from './core/state.ts';
import styles from './Sheet.module.css';

interface CellInputProps<Row extends SheetRow> {
  readonly text: string;
  readonly marksAll: boolean;
  readonly label: string;
  readonly column: SheetColumn<Row>;
  readonly describedBy: string | undefined;
  readonly onText: (act: Act<Row>) => void;
}

/** The field of a cell being typed in; takes the focus on mount, with its text marked or the caret at the end. */
export const CellInput = <Row extends SheetRow>(props: CellInputProps<Row>) => {
  const { text, marksAll, label, column, describedBy, onText } = props;
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true });
    const end = field.current?.value.length ?? 0;
    field.current?.setSelectionRange(marksAll ? 0 : end, end);
  }, [marksAll]);
  return (
    <input
      ref={field}
      className={styles.field}
      value={text}
      aria-label={label}
      aria-invalid={describedBy !== undefined || undefined}
      aria-describedby={describedBy}
      inputMode={column.inputMode ?? 'text'}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="next"
      onChange={(event) => onText(typed(event.target.value))}
      onPointerDown={() => onText(caretPlaced())}
    />
  );
};
