import { PlacedReceipt } from '#shared/model/receipt.ts';
import { type Packed, packedRounded } from '#shared/planning/packedWeeks.ts';
import { json6 } from '#shared/quantity/round.ts';

/** What a receipt is of: the same in all weeks of a place. */
const places = ['unitId', 'unitName', 'categoryId', 'categoryName'] as const satisfies readonly (keyof PlacedReceipt)[];

export const isOfPlace = (field: string): boolean => places.some((name) => name === field);

/** The other fields that an answer has. */
const answeredFields = new Set(Object.keys(PlacedReceipt.shape).filter((field) => !isOfPlace(field)));

/** The fields as they are answered: rounded as every figure is, without the fields that only the calculation uses. */
export const answered = (fields: Packed): Packed =>
  packedRounded(Object.fromEntries(Object.entries(fields).filter(([field]) => answeredFields.has(field))), json6);
