import { weeksBefore } from '#web/domain/planning/halfYear.ts';

/** Widths in px that table, graph and the band of the selected week share. */
export interface Columns {
  /** Width of the row labels and of the axis. */
  readonly label: number;
  /** Width of one week. */
  readonly week: number;
}

const LEAST = 44;
const MOST = 76;
/** A week of the least width has room for so many letters, `−22,53`; each further one takes `LETTER` px. */
const LETTERS = 6;
const LETTER = 8;

/**
 * Weeks as wide as there is room, 44 to 76 px, or more where the longest figure needs it; whole pixels so that neighbours meet
 * without a seam. Where not all find room a whole number of them does, beside labels at least `label` wide: no figure is seen
 * without its minus sign. `longest`: the letters of the longest figure.
 */
export const columnsOf = (room: number, label: number, weeks: number, longest = LETTERS): Columns => {
  const space = room - label;
  const least = LEAST + Math.max(0, longest - LETTERS) * LETTER;
  const fitting = Math.max(1, Math.floor(space / least));
  if (weeks <= fitting) {
    return { label, week: Math.min(Math.max(MOST, least), Math.floor(space / Math.max(1, weeks))) };
  }
  const week = Math.max(least, Math.floor(space / fitting));
  return { label: Math.max(label, room - fitting * week), week };
};

/** The scroll position, in px, at which a card opens: few weeks before the selected one, so that later weeks are seen; on a phone a third of the room. */
export const openAt = ({ label, week }: Columns, index: number, room: number): number => {
  const seen = Math.floor((room - label) / week);
  return Math.max(0, index - Math.min(weeksBefore, Math.floor(seen / 3))) * week;
};

/** How many weeks are not seen whole: before the labels, and beyond the right edge. */
export const hiddenWeeks = (
  now: number,
  { label, week }: Columns,
  count: number,
  room: number,
): readonly [before: number, after: number] => {
  const before = Math.ceil((now - 1) / week);
  const after = count - Math.floor((now + room - label + 1) / week);
  return [Math.max(0, before), Math.max(0, after)];
};

/** How far to scroll so that a week is seen whole beside the labels, with a neighbour; as it is where it is seen already. */
export const scrollTo = (now: number, { label, week }: Columns, index: number, room: number): number => {
  const [left, right] = [index * week, (index + 1) * week - (room - label)];
  if (now > left) return Math.max(0, left - week);
  return now < right ? right + week : now;
};
