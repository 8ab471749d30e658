import { shortageRuns } from '#shared/calculation/index.ts';
import { fewRuns } from '#shared/model/remedy.ts';
import type { Day } from '#shared/time/day.ts';
import { isLeaf } from './outline.ts';
import type { MapRow } from './rows.ts';

/** How many runs of shortage the list of a unit is expected to show at first, by the categories of its map from the Monday on. */
export const expectedRuns = (rows: readonly MapRow[], monday: Day): number => {
  const runs = rows
    .filter(isLeaf)
    .flatMap(({ cells }) =>
      shortageRuns(cells.filter(({ week }) => week.start >= monday).map(({ receipt }) => receipt?.diff)),
    );
  return Math.min(runs.length, fewRuns);
};
