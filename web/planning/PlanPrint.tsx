import type { ReactNode } from 'react';
import { session } from '#web/api/live.ts';
import { useSignal } from '#web/api/useSignal.ts';
import { type Place, pathOf } from '#web/navigation/place.ts';
import { PrintFrame, type PrintHead } from '#web/ui/print/PrintFrame.tsx';

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
