import type { Receipt } from '#shared/model/receipt.ts';
import { mondayOf } from '#shared/time/week.ts';
import { FigureSwitch } from '#web/domain/receipts/FigureSwitch.tsx';
import { assumesAbsence } from '#web/domain/receipts/net.ts';
import { useFigures } from '#web/domain/receipts/useFigures.ts';
import { today } from '#web/kit/ui/dates.ts';

/** Plan has no view of risks: it shows net where the map shows risks. */
const kinds = ['gross', 'net'] as const;

/** The Monday from which the weeks are net of expected absence, undefined where they are gross, and the switch where some is assumed. */
export const usePlanNet = (receipts: readonly Receipt[] | undefined) => {
  const [figures, choose] = useFigures();
  const monday = mondayOf(today());
  const assumes = assumesAbsence(receipts, monday);
  const netMonday = assumes && figures !== 'gross' ? monday : undefined;
  const figureSwitch = assumes && <FigureSwitch kinds={kinds} value={netMonday ? 'net' : 'gross'} onChange={choose} />;
  return { netMonday, figureSwitch };
};
