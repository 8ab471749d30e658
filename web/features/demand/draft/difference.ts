import type { Demand } from '#shared/model/demand.ts';
import type { Draft, Texts } from '#web/kit/ui/sheet/core/draft.ts';
import { type DemandColumn, demandColumns } from '../cells/columns.ts';
import { textsOfRow } from '../cells/fields.ts';

/** What was typed in a demand period: cells, and the comment where it was changed. */
export interface Typed {
  readonly texts: Draft;
  readonly comment: string | undefined;
}

/** One thing that differs between what is stored and what was typed. */
export interface DemandDifference {
  /** The shift and the column; `comment` for the comment. */
  readonly id: string;
  readonly shiftName: string;
  readonly column: DemandColumn | 'comment';
  /** What is stored now. */
  readonly theirs: string;
  /** What was typed here; undefined where only the other changed it, so that theirs stays either way. */
  readonly mine: string | undefined;
}

const COMMENT = 'comment';

const idOf = (shiftId: string, column: string): string => `${shiftId} ${column}`;

const rowTexts = ({ shiftDemands }: Demand): ReadonlyMap<string, Texts> =>
  new Map(shiftDemands.map((row) => [row.shiftId, textsOfRow(row)]));

/**
 * What a conflict is about, cell by cell: where what was typed here is not what is stored now, and what the other changed
 * since `base` was read.
 */
export const differencesOf = (
  base: Demand,
  current: Demand,
  { texts, comment }: Typed,
): readonly DemandDifference[] => {
  const before = rowTexts(base);
  const cells = current.shiftDemands.flatMap((row) => {
    const now = textsOfRow(row);
    return demandColumns.flatMap((column): DemandDifference[] => {
      const theirs = now[column] ?? '';
      const mine = texts[row.shiftId]?.[column];
      const changedByOther = theirs !== (before.get(row.shiftId)?.[column] ?? '');
      const differs = mine === undefined ? changedByOther : mine !== theirs;
      return differs ? [{ id: idOf(row.shiftId, column), shiftName: row.shiftName, column, theirs, mine }] : [];
    });
  });
  const commentDiffers = comment === undefined ? current.comment !== base.comment : current.comment !== comment;
  return commentDiffers
    ? [...cells, { id: COMMENT, shiftName: '', column: 'comment', theirs: current.comment, mine: comment }]
    : cells;
};

/** Whether the other changed nothing that can be typed here: only dates, lock or simulation. */
export const leftAlone = (base: Demand, current: Demand): boolean =>
  differencesOf(base, current, { texts: {}, comment: undefined }).length === 0;

/** What was typed, without the differences (their ids) for which the stored value was chosen. */
export const withoutTheirs = ({ texts, comment }: Typed, theirs: ReadonlySet<string>): Typed => ({
  texts: Object.fromEntries(
    Object.entries(texts).map(([shiftId, row]) => [
      shiftId,
      Object.fromEntries(Object.entries(row).filter(([column]) => !theirs.has(idOf(shiftId, column)))),
    ]),
  ),
  comment: theirs.has(COMMENT) ? undefined : comment,
});
