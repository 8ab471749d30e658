import type { Fault } from '#shared/model/faults.ts';
import type { Stencil } from '#shared/model/stencil.ts';
import type { Planner } from '#shared/planning/periodRules.ts';
import { mayChangeStencil } from '#shared/planning/stencilYear.ts';
import type { Texts } from '#web/kit/ui/sheet/column.ts';
import { numberIn } from '#web/kit/ui/sheet/numberTexts.ts';
import type { Clash } from '../rows/kind.ts';
import type { TypedRow } from '../rows/row.ts';

const yearIn = (texts: Texts): number | undefined => {
  const year = numberIn(texts.year ?? '');
  return typeof year === 'number' ? year : undefined;
};

/** Refuses the current and past years without the right to change history. */
export const judgeYear = (texts: Texts, planner: Planner): Readonly<Record<string, Fault>> => {
  const year = yearIn(texts);
  return year === undefined || mayChangeStencil(year, planner) ? {} : { year: { code: 'stencilYear' } };
};

/** The changed rows of a year that another row has. */
export const yearClashes = (rows: readonly TypedRow<Stencil>[]): ReadonlyMap<string, Clash> => {
  const isTwice = ({ id, texts }: TypedRow<Stencil>) => {
    const year = yearIn(texts);
    return year !== undefined && rows.some((other) => other.id !== id && yearIn(other.texts) === year);
  };
  return new Map(
    rows
      .filter((row) => row.changed && row.texts.year !== String(row.stored?.year) && isTwice(row))
      .map(({ id }) => [id, { column: 'year', code: 'duplicateYear' }] as const),
  );
};
