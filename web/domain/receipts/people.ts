import type { WeekPeople } from '#shared/model/receipt.ts';
import { compareNames } from '#shared/text/names.ts';
import type { PlaceIds } from '#web/platform/navigation/place.ts';
import type { PlacedPeople } from './PeopleLists.tsx';

/** The people of the receipts of a unit's categories in one week, each with the category, highest rate first, then by name. */
export const peopleOfRows = (
  rows: readonly (Partial<WeekPeople> & { readonly categoryId?: string })[],
  unit: PlaceIds | undefined,
): PlacedPeople => {
  const because = (reason: keyof WeekPeople) =>
    rows
      .flatMap(({ categoryId, [reason]: people = [] }) =>
        people.map((person) => ({ ...person, place: { ...unit, categoryId } })),
      )
      .sort((a, b) => b.rate - a.rate || compareNames(a.name, b.name));
  return { away: because('away'), leaving: because('leaving'), coming: because('coming') };
};
