import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react';

/** The figure that the tooltip is about, and where it is drawn. */
export interface Tipped {
  readonly row: string;
  /** 1 to 12. */
  readonly month: number;
  readonly at: DOMRect;
}

const tippedAt = (target: EventTarget): Tipped | undefined => {
  const button = target instanceof Element ? target.closest('button') : null;
  const { row, month } = button?.dataset ?? {};
  if (!button || row === undefined || month === undefined) return undefined;
  return { row, month: Number(month), at: button.getBoundingClientRect() };
};

/** The figure of a table that the pointer or the focus is on; Escape and scrolling let go of it. */
export const useTip = () => {
  const [tipped, setTipped] = useState<Tipped>();
  const isShown = tipped !== undefined;
  useEffect(() => {
    if (!isShown) return undefined;
    const close = () => setTipped(undefined);
    addEventListener('scroll', close, { capture: true, passive: true });
    return () => removeEventListener('scroll', close, { capture: true });
  }, [isShown]);
  return {
    tipped,
    events: {
      onPointerOver: ({ target }: PointerEvent) => setTipped(tippedAt(target)),
      onPointerLeave: () => setTipped(undefined),
      onFocus: ({ target }: FocusEvent) => setTipped(tippedAt(target)),
      onBlur: () => setTipped(undefined),
      onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && setTipped(undefined),
    },
  };
};
