import { type PackedReceipts, PlacedReceipt } from '#shared/model/receipt.ts';
import { type Packed, packed } from '#shared/planning/packedWeeks.ts';
import { json6 } from '#shared/quantity/round.ts';

/** What a receipt is of: the same in all weeks of a place. */
const places = ['unitId', 'unitName', 'categoryId', 'categoryName'] as const satisfies readonly (keyof PlacedReceipt)[];

const isOfPlace = (field: string): boolean => places.some((name) => name === field);

/** The other fields that an answer has. */
const answeredFields = new Set(Object.keys(PlacedReceipt.shape).filter((field) => !isOfPlace(field)));

/** The fields as they are answered: without those that only the calculation knows, rounded as every figure is. */
export const answered = (fields: Packed): Packed =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([field]) => answeredFields.has(field))
      .map(([field, runs]) => [field, runs.map((run) => (typeof run[1] === 'number' ? [run[0], json6(run[1])] : run))]),
  );

/** Rows packed by place: each place has a row for each of so many weeks, in their order. */
export const packedPlaces = (rows: readonly PlacedReceipt[], weeks: number): PackedReceipts[] =>
  Array.from({ length: rows.length / weeks }, (_, index) => {
    const own = rows.slice(index * weeks, (index + 1) * weeks);
    const place = Object.fromEntries(Object.entries(own[0] ?? {}).filter(([field]) => isOfPlace(field)));
    return { ...place, fields: answered(packed(own)) };
  });
