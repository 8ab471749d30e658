import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** How long a finger rests, in ms, and how far it may move meanwhile, in px. */
const LONG = 450;
const STILL = 8;

/**
 * Calls `onPress` with the element on which a finger has rested, and then keeps the page from scrolling while `drag` says
 * what the finger drags. Answers the handler for the element, and whether the touch that ends now was a long one.
 */
export const useLongPress = (drag: RefObject<unknown>, onPress: (target: Element) => void) => {
  const press = useRef<{ readonly timer: ReturnType<typeof setTimeout>; readonly x: number; readonly y: number }>(
    undefined,
  );
  const wasLong = useRef(false);
  const pressed = useEffectEvent(onPress);

  useEffect(() => {
    const end = () => clearTimeout(press.current?.timer);
    const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const from = press.current;
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > STILL) end();
    };
    const touchMove = (event: TouchEvent) => {
      if (drag.current !== undefined && event.cancelable) event.preventDefault();
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
    addEventListener('touchmove', touchMove, { passive: false });
    return () => {
      end();
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      removeEventListener('touchmove', touchMove);
    };
  }, [drag]);

  const start = (event: PointerEvent): void => {
    const { target, clientX: x, clientY: y } = event;
    clearTimeout(press.current?.timer);
    wasLong.current = false;
    const timer = setTimeout(() => {
      wasLong.current = true;
      if (target instanceof Element) pressed(target);
    }, LONG);
    press.current = { timer, x, y };
  };
  return { start, wasLong };
};
