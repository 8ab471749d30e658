import type { PlacedReceipt } from '#shared/model/receipt.ts';
import { comparable } from '#shared/text/names.ts';
import { flatten, type Place } from '#web/platform/navigation/place.ts';
import type { Source } from './sources.ts';

const placeKey = (id: string, name = ''): string => `${id} ${name}`;

/** What a receipt is of: a category or unit by id and name, or the categories of equal name. */
const keyOf = ({ unitId, unitName, categoryId, categoryName = '' }: PlacedReceipt): string => {
  if (categoryId !== undefined) return placeKey(categoryId, categoryName);
  return unitId !== undefined ? placeKey(unitId, unitName) : comparable(categoryName);
};

/** What the receipts of a source are of, by the places that are known. */
const expected = ({ place, by }: Source): readonly string[] => {
  const below = (level: Place['level']) => flatten([place]).filter((each) => each.level === level);
  if (by === 'unit') return below('unit').map(({ id, name }) => placeKey(id, name));
  return below('category').map(({ id, name }) => (place.level === 'unit' ? placeKey(id, name) : comparable(name)));
};

/** Whether units or categories were made, renamed or removed since the places of the sources were loaded. */
export const isOutdated = (sources: readonly Source[], receipts: readonly PlacedReceipt[]): boolean => {
  const answered = new Set(receipts.map(keyOf));
  const known = new Set(sources.flatMap(expected));
  return answered.size !== known.size || [...answered].some((key) => !known.has(key));
};
