import { type CategoryLack, lacksOf } from '#shared/calculation/index.ts';
import type { Quality } from '#shared/model/reportAnswer.ts';
import { dayNumber } from '#shared/time/day.ts';
import type { ClosedPeriod } from '#shared/time/period.ts';
import type { PlannedUnit } from './plans.ts';

/** What the chosen categories of a unit lack within the range, by category, kind and day. */
export const categoryQuality = (
  { unit, chosen }: PlannedUnit,
  { start, end }: ClosedPeriod,
  kinds: readonly CategoryLack[],
): Quality =>
  chosen.flatMap((category) =>
    lacksOf(category, { from: dayNumber(start), to: dayNumber(end) }, kinds).map((lack) => ({
      unitId: unit.id,
      unitName: unit.name,
      categoryName: category.name,
      ...lack,
    })),
  );
