import type { ReactNode } from 'react';
import { PrintFrame, type PrintHead } from '#web/kit/ui/print/PrintFrame.tsx';
import { session } from '#web/platform/api/live.ts';
import { useSignal } from '#web/platform/api/useSignal.ts';
import { type Place, pathOf } from '#web/platform/navigation/place.ts';

interface PlanPrintProps extends Pick<PrintHead, 'screen' | 'period' | 'facts'> {
  readonly place: Place;
  /** `PrintSheet`s. */
  readonly children: ReactNode;
}

/**
 * The print frame of a plan screen: what is printed of the place instead of the screen, by `window.print()` of a menu as by
 * Ctrl+P. A category is printed beside the name of its unit.
 */
export const PlanPrint = ({ place, children, ...head }: PlanPrintProps) => {
  const account = useSignal(session)?.username ?? '';
  const path = pathOf(place).map(({ name }) => name);
  const category = place.level === 'category' ? path.pop() : undefined;
  return (
    <PrintFrame head={{ ...head, account, place: path.at(-1) ?? '', above: path.slice(0, -1), category }}>
      {children}
    </PrintFrame>
  );
};
