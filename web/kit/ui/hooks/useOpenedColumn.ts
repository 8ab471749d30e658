import { type RefObject, useLayoutEffect } from 'react';

/** Marks the column of a table that is seen first beside the names. */
export const openedColumn = (isOpened: boolean) => (isOpened ? { 'data-opened': '' } : {});

/**
 * Scrolls a table that is wider than its scroller to the column marked by `openedColumn`, which then follows the names, or to its start where
 * none is marked; again when `shown`, what the columns are of, changes.
 */
export const useOpenedColumn = (scroller: RefObject<HTMLElement | null>, shown: string | number | undefined): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns are shown
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    element.scrollLeft = 0;
    const column = element.querySelector('[data-opened]');
    const names = column?.closest('table')?.rows[0]?.cells[0];
    if (!column || !names) return;
    element.scrollLeft = column.getBoundingClientRect().left - names.getBoundingClientRect().right;
  }, [scroller, shown]);
};
