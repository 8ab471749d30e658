import { type ReactNode, useCallback, useState } from 'react';
import { useIsPrinted } from '#web/kit/ui/print/mode.ts';

/** Units drawn at once; the others when they are near the screen. */
const AT_ONCE = 2;

interface LazySectionProps {
  /** Which of the units this is, counted from 0. */
  readonly at: number;
  /** About how tall it will be, in px. */
  readonly height: number;
  readonly children: ReactNode;
}

/** A part of a long report, drawn when it comes near the screen: a report of many units is seen at once. On paper it is drawn at once. */
export const LazySection = ({ at, height, children }: LazySectionProps) => {
  const isPrinted = useIsPrinted();
  const [isNear, setNear] = useState(at < AT_ONCE);
  const ref = useCallback((element: HTMLDivElement | null) => {
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '1500px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return isPrinted || isNear ? <div>{children}</div> : <div ref={ref} style={{ minHeight: height }} />;
};
