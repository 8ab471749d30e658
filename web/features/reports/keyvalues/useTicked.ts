import { useEffect, useMemo, useState } from 'react';
import { useAddressState } from '#web/platform/navigation/useAddressState.ts';
import { type ShiftKey, shiftKeys } from '../model/keyValues.ts';

const ADDRESS = 'shifts';

const readTicked = (shifts: string | undefined): ReadonlySet<ShiftKey> => {
  const named = shifts?.split(',');
  return new Set(shiftKeys.filter((key) => named === undefined || named.includes(key)));
};

const writeTicked = (ticked: ReadonlySet<ShiftKey>): string | undefined =>
  ticked.size === shiftKeys.length ? undefined : shiftKeys.filter((key) => ticked.has(key)).join(',');

/** The shift categories that key values count, as the legend in the address has them; all where it names none. */
export const useTicked = (): ReadonlySet<ShiftKey> => {
  const [shifts] = useAddressState(ADDRESS);
  return useMemo(() => readTicked(shifts), [shifts]);
};

/** The legend of key values: what is ticked is seen at once, and follows into the address. */
export const useLegend = (): readonly [ReadonlySet<ShiftKey>, (ticked: ReadonlySet<ShiftKey>) => void] => {
  const [shifts, setShifts] = useAddressState(ADDRESS);
  const [ahead, setAhead] = useState<ReadonlySet<ShiftKey>>();
  const wanted = ahead && writeTicked(ahead);
  useEffect(() => {
    // A change while the router is busy is written when it is done: `setShifts` is then another function.
    if (ahead && wanted !== shifts) setShifts(wanted ?? null, { replace: true });
  }, [ahead, wanted, shifts, setShifts]);
  const written = useMemo(() => readTicked(shifts), [shifts]);
  return [ahead ?? written, setAhead];
};
