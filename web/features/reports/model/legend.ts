import { type ShiftKey, shiftKeys } from './keyValues.ts';

/** The parameter of an address with the shift categories that key values count. */
export const LEGEND = 'shifts';

/** The shift categories of an address; all where it names none. */
export const readLegend = (text: string | undefined): ReadonlySet<ShiftKey> => {
  const named = text?.split(',');
  return new Set(shiftKeys.filter((key) => named === undefined || named.includes(key)));
};

/** Shift categories as an address has them; undefined: all. */
export const writeLegend = (ticked: ReadonlySet<ShiftKey>): string | undefined =>
  ticked.size === shiftKeys.length ? undefined : shiftKeys.filter((key) => ticked.has(key)).join(',');

/** An address with these shift categories in place of its own. */
export const withLegend = (before: URLSearchParams, ticked: ReadonlySet<ShiftKey>): URLSearchParams => {
  const after = new URLSearchParams(before);
  const text = writeLegend(ticked);
  if (text === undefined) after.delete(LEGEND);
  else after.set(LEGEND, text);
  return after;
};
