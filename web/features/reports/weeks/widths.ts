import type { Receipt } from '#shared/model/receipt.ts';
import { maxCells, partsFor } from '../model/parts.ts';

/** Of the row labels, and the least of one week, in px. */
export const LABEL = 150;
const WEEK = 44;
/** So many fill the paper; a week of fewer is not wider. */
const FEWEST = 4;

/** On paper figures are smaller: half a year, also one of 27 weeks, is on one sheet unless a figure has more letters than `−9,99`. */
const PAPER_WEEK = 32;
const PAPER_LETTERS = 5;
const PAPER_LETTER = 6;

/** The least width of a week in px, on the screen or of figures of so many letters on paper. */
export const leastWeek = (isPrinted: boolean, letters: number): number =>
  isPrinted ? PAPER_WEEK + PAPER_LETTER * Math.max(0, letters - PAPER_LETTERS) : WEEK;

/** What the weeks have of the paper, in px. */
interface Room {
  readonly width: number;
  /** Of the column after the weeks. */
  readonly after?: number;
  /** The least of one week. */
  readonly least?: number;
  /** Weeks that find no room go on to the right, where a screen scrolls. */
  readonly isOneStrip?: boolean;
}

/** Weeks in parts as wide as the paper, and the width of one week in px, in hundredths so that many of them fill it. */
export const weekParts = <Weekly extends Pick<Receipt, 'start'>>(
  receipts: readonly Weekly[],
  { width, after = 0, least = WEEK, isOneStrip = false }: Room,
): { readonly parts: readonly (readonly Weekly[])[]; readonly week: number } => {
  const strip = isOneStrip ? least * Math.min(receipts.length, maxCells) : 0;
  const room = Math.max(width - LABEL - after, strip);
  const parts = partsFor(receipts, { room, least });
  const most = Math.max(1, ...parts.map((part) => part.length));
  return { parts, week: Math.floor((100 * room) / Math.max(FEWEST, most)) / 100 };
};
