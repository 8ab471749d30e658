import type { BedPeriod } from '#shared/model/bed.ts';
import type { Day } from '#shared/time/day.ts';
import type { PlacedPeople } from '#web/domain/receipts/PeopleLists.tsx';
import type { MapRow } from './rows.ts';

/** What is known of a unit only. */
export interface UnitKnowledge {
  /** Undefined where the unit does not show its beds, and until they are loaded. */
  readonly beds: readonly BedPeriod[] | undefined;
  /** Who explains the supply of a week: of all the unit, or of a row. */
  readonly peopleOf: (monday: Day, row?: MapRow) => PlacedPeople;
}
