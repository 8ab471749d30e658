import type { ReceiptWithPeople } from '#shared/model/receipt.ts';
import type { Day } from '#shared/time/day.ts';
import type { PlacedPeople } from '#web/domain/receipts/PeopleLists.tsx';
import { peopleOfRows } from '#web/domain/receipts/people.ts';
import { isChosen } from './outline.ts';
import type { MapRow } from './rows.ts';

/**
 * Who explains the supply of a unit's row in a week: the employees of its category, or of all chosen categories for the
 * sum.
 */
export const peopleOf = (
  { key, kind, place }: Pick<MapRow, 'key' | 'kind' | 'place'>,
  week: Day,
  receipts: readonly ReceiptWithPeople[],
  chosen: ReadonlySet<string>,
): PlacedPeople =>
  peopleOfRows(
    receipts.filter(
      ({ start, categoryId, categoryName = '' }) =>
        start === week && (kind === 'total' ? isChosen(chosen, categoryName) : categoryId === key),
    ),
    place?.ids,
  );
