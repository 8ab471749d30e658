import { type CategoryLack, type CategoryPlan, lacksOf } from '#shared/calculation/index.ts';
import type { Quality } from '#shared/model/reportAnswer.ts';
import { dayNumber } from '#shared/time/day.ts';
import type { ClosedPeriod } from '#shared/time/period.ts';

interface Chosen {
  readonly unit: { readonly id: string; readonly name: string };
  readonly chosen: readonly (CategoryPlan & { readonly name: string })[];
}

/** What the chosen categories of a unit lack within the range, by category, kind and day. */
export const categoryQuality = (
  { unit, chosen }: Chosen,
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
