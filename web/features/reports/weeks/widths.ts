import type { Receipt } from '#shared/model/receipt.ts';
import { partsFor } from '../model/parts.ts';

/** Of the row labels, and the least of one week, in px. */
export const LABEL = 150;
const WEEK = 44;
const WIDEST = 76;

/** Weeks in parts as wide as the paper, and the width of one week in px. */
export const weekParts = <Weekly extends Pick<Receipt, 'start'>>(
  receipts: readonly Weekly[],
  width: number,
  after = 0,
): { readonly parts: readonly (readonly Weekly[])[]; readonly week: number } => {
  const room = width - LABEL - after;
  const parts = partsFor(receipts, { room, least: WEEK });
  const most = Math.max(1, ...parts.map((part) => part.length));
  return { parts, week: Math.min(WIDEST, Math.floor(room / most)) };
};
