import {
  type MouseEvent,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';

interface Drag {
  readonly id: string;
  readonly to: number;
}

/** The index among the rows at which a pointer is: the number of rows whose middle lies above it. */
const placeAt = (body: HTMLElement, y: number, self: string): number =>
  [...body.children].filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    const { id } = (row as HTMLElement).dataset;
    return id !== undefined && id !== self && top + height / 2 < y;
  }).length;

/** Pixels by which a pointer may move during a click. */
const CLICK_REACH = 4;

/**
 * Moves a row by pointer, from pressing its handle until releasing it; Escape cancels. The rows of
 * `body` carry `data-id`.
 */
export const useDrag = (body: RefObject<HTMLElement | null>, onDrop: (id: string, to: number) => void) => {
  const [drag, setDrag] = useState<Drag>();
  const pressedAt = useRef(0);

  useEffect(() => {
    if (!drag) return;
    const { id } = drag;
    const move = ({ clientY }: PointerEvent) => {
      if (body.current) setDrag({ id, to: placeAt(body.current, clientY, id) });
    };
    const drop = () => {
      setDrag(undefined);
      onDrop(id, drag.to);
    };
    const cancel = () => setDrag(undefined);
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && cancel();
    addEventListener('pointermove', move);
    addEventListener('pointerup', drop);
    addEventListener('pointercancel', cancel);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', drop);
      removeEventListener('pointercancel', cancel);
      removeEventListener('keydown', onKey);
    };
  }, [drag, body, onDrop]);

  const grip = (id: string, at: number) => ({
    onPointerDown: (event: ReactPointerEvent) => {
      if (event.button !== 0) return;
      pressedAt.current = event.clientY;
      setDrag({ id, to: at });
    },
    /** The release of a dragged row is not a click. */
    onClickCapture: (event: MouseEvent) => {
      const isByPointer = event.detail > 0;
      if (isByPointer && Math.abs(event.clientY - pressedAt.current) > CLICK_REACH) event.stopPropagation();
    },
  });
  return { drag, grip };
};
