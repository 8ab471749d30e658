import { type RefObject, useEffect } from 'react';
import { stepAt } from '#web/kit/charts/steps.ts';

/** Calls `pick` with the week column that a click in `area` lies in; `plot` spans the columns. For the pointer only: the map has the same weeks. */
export const useWeekClick = (
  area: RefObject<HTMLElement | null>,
  plot: RefObject<HTMLElement | null>,
  count: number,
  pick: (column: number) => void,
): void => {
  useEffect(() => {
    const { current } = area;
    if (current === null) return;
    const choose = ({ clientX }: MouseEvent) => {
      const columns = plot.current?.getBoundingClientRect();
      if (columns === undefined || getSelection()?.isCollapsed === false) return;
      const column = stepAt(clientX - columns.left, columns.width, count);
      if (column !== undefined) pick(column);
    };
    current.addEventListener('click', choose);
    return () => current.removeEventListener('click', choose);
  }, [area, plot, count, pick]);
};
