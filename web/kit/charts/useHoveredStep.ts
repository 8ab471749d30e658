import { type RefObject, useEffect, useState } from 'react';
import { stepAt } from './steps.ts';

/** The step under the pointer. */
export interface HoveredStep {
  readonly index: number;
  /** Whether the pointer is in the right half of what is seen, so that text fits to its left only. */
  readonly right: boolean;
}

interface HoverArea {
  /** The element that spans exactly the steps. */
  readonly plot: RefObject<HTMLElement | null>;
  /** The element whose pointer is followed; the plot may be wider when it scrolls in it. */
  readonly area: RefObject<HTMLElement | null>;
  readonly count: number;
  /** How much of the area's left edge lies over the plot, in px. */
  readonly covered: number;
}

/** The step that a mouse or pen points at within the area; undefined when it points at none. */
export const useHoveredStep = ({ plot, area, count, covered }: HoverArea): HoveredStep | undefined => {
  const [hovered, setHovered] = useState<HoveredStep>();
  useEffect(() => {
    const followed = area.current;
    if (followed === null) return;
    const read = ({ clientX, pointerType }: PointerEvent) => {
      const [all, seen] = [plot.current?.getBoundingClientRect(), followed.getBoundingClientRect()];
      const isOver = pointerType !== 'touch' && clientX - seen.left >= covered;
      const index = all && isOver ? stepAt(clientX - all.left, all.width, count) : undefined;
      const right = clientX - seen.left > (seen.width + covered) / 2;
      setHovered((last) =>
        index === undefined ? undefined : last?.index === index && last.right === right ? last : { index, right },
      );
    };
    const leave = () => setHovered(undefined);
    followed.addEventListener('pointermove', read);
    followed.addEventListener('pointerleave', leave);
    return () => {
      followed.removeEventListener('pointermove', read);
      followed.removeEventListener('pointerleave', leave);
    };
  }, [plot, area, count, covered]);
  return hovered;
};
