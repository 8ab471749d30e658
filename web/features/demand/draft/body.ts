import type { Demand, DemandChange } from '#shared/model/demand.ts';
import { bodyOfTexts, textsOfRow } from '../cells/fields.ts';
import type { Typed } from './difference.ts';

/**
 * What is sent: all rows of the period with what was typed over them, and the comment, each only where something was typed
 * in it; `version` is that of `onto`.
 */
export const bodyOf = (onto: Demand, { texts, comment }: Typed): DemandChange => ({
  version: onto.version,
  ...(comment === undefined ? {} : { comment }),
  ...(Object.keys(texts).length === 0
    ? {}
    : {
        shiftDemands: onto.shiftDemands.map((row) =>
          bodyOfTexts(row.shiftId, { ...textsOfRow(row), ...texts[row.shiftId] }),
        ) as DemandChange['shiftDemands'],
      }),
});
