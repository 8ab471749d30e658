import { useEffect, useMemo, useState } from 'react';
import { useAddressState } from '#web/platform/navigation/useAddressState.ts';
import type { ShiftKey } from '../model/keyValues.ts';
import { LEGEND, readLegend, writeLegend } from '../model/legend.ts';

/** The shift categories that key values count, as the legend in the address has them; all where it names none. */
export const useTicked = (): ReadonlySet<ShiftKey> => {
  const [shifts] = useAddressState(LEGEND);
  return useMemo(() => readLegend(shifts), [shifts]);
};

/** The legend of key values: what is ticked is seen at once, and follows into the address. */
export const useLegend = (): readonly [ReadonlySet<ShiftKey>, (ticked: ReadonlySet<ShiftKey>) => void] => {
  const [shifts, setShifts] = useAddressState(LEGEND);
  const [ahead, setAhead] = useState<ReadonlySet<ShiftKey>>();
  const wanted = ahead && writeLegend(ahead);
  // Once the address has it, the address may change again: by saved settings.
  if (ahead && wanted === shifts) setAhead(undefined);
  useEffect(() => {
    // A change while the router is busy is written when it is done: `setShifts` is then another function.
    if (ahead && wanted !== shifts) setShifts(wanted ?? null, { late: true });
  }, [ahead, wanted, shifts, setShifts]);
  const written = useMemo(() => readLegend(shifts), [shifts]);
  return [ahead ?? written, setAhead];
};
