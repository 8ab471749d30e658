import type { ReactNode } from 'react';
import type { SheetModel } from '#web/kit/ui/sheet/useSheet.ts';
import type { TeamRow } from './model/rows.ts';
import styles from './TypedLine.module.css';
import { useMarked } from './useMarked.ts';

interface TypedLineProps {
  readonly sheet: SheetModel<TeamRow>;
  /** What the typed text will store, or why it is refused; undefined while nothing is typed. */
  readonly hint: ReactNode;
}

/** In a low window one line below the sheet, where a box beside the cell would cover its rows: what the typing does, otherwise what is marked. */
export const TypedLine = ({ sheet, hint }: TypedLineProps) => {
  const marked = useMarked(sheet);
  if (!marked) return null;
  return (
    <div className={`${styles.line} ${marked.isFault ? styles.refused : ''}`}>
      <span role="status">{hint}</span>
      {hint === undefined && (
        <>
          <b>{marked.who}</b>
          <small>{marked.facts}</small>
        </>
      )}
    </div>
  );
};
