import { answered, isOfPlace } from '#functions/core/kept/answered.ts';
import type { PackedReceipts, PlacedReceipt } from '#shared/model/receipt.ts';
import { packed } from '#shared/planning/packedWeeks.ts';

/** Rows packed by place: each place has a row for each of so many weeks, in their order. */
export const packedPlaces = (rows: readonly PlacedReceipt[], weeks: number): PackedReceipts[] =>
  Array.from({ length: rows.length / weeks }, (_, index) => {
    const own = rows.slice(index * weeks, (index + 1) * weeks);
    const place = Object.fromEntries(Object.entries(own[0] ?? {}).filter(([field]) => isOfPlace(field)));
    return { ...place, fields: answered(packed(own)) };
  });
