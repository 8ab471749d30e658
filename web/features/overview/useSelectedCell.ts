import { useCallback, useEffect, useState } from 'react';
import type { CellRef } from './model/cells.ts';

/** Browsers limit address changes per second: a held arrow key writes the address once, this long after the last move. */
const REST_MS = 250;

const same = (a: CellRef | undefined, b: CellRef | undefined): boolean => a?.row === b?.row && a?.week === b?.week;

/** Returns the selected cell and how to move it: it moves at once, and is written to the address after a pause. */
export const useSelectedCell = (
  named: CellRef | undefined,
  write: (cell: CellRef) => void,
): readonly [CellRef | undefined, (cell: CellRef) => void] => {
  const [moved, setMoved] = useState<CellRef>();
  useEffect(() => {
    if (moved === undefined) return;
    const { hash } = location;
    // Not after the address has changed in the meantime.
    const timer = setTimeout(() => location.hash === hash && write(moved), REST_MS);
    return () => clearTimeout(timer);
  }, [moved, write]);
  useEffect(() => setMoved((latest) => (same(latest, named) ? undefined : latest)), [named]);
  const move = useCallback((cell: CellRef) => setMoved(cell), []);
  return [moved ?? named, move];
};
