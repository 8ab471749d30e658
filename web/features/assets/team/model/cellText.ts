import { type AbsenceKind, absenceCodes, absenceKinds } from '#shared/model/absence.ts';
import { longestComment } from '#shared/model/fields.ts';
import { kindNamed } from '#shared/planning/absenceWords.ts';
import { hasDecimals } from '#shared/quantity/round.ts';
import { RATE_DECIMALS } from '#shared/quantity/scaled.ts';
import { type Week, weekOf } from '#shared/time/week.ts';
import { absenceText, rateText } from '#web/domain/planning/cellText.ts';
import { numberIn } from '../../period/rates.ts';
import { reasonSaid } from './runs.ts';

/** What a cell of the team sheet says about its week: a work rate, for absence also the rate outside the staffing, its kind and the reason. */
export interface CellValue {
  readonly workRate: number;
  readonly absence?: { readonly rate: number; readonly kind: AbsenceKind | null; readonly reason: string };
}

const ABSENCE = /^(.+?)\s*\+\s*([\d.,]+\s*%?)\s*(.*)$/s;
const KIND = new RegExp(`^\\((${absenceKinds.map((kind) => absenceCodes[kind]).join('|')})\\)\\s*`, 'i');

/** A rate from 0 to 1 with at most 4 decimals; `0,75`, `0.75`, `,75` and `75 %`. Null for anything else. */
export const readRate = (text: string): number | null => {
  if (text.trim() === '') return null;
  const rate = numberIn(text);
  return rate >= 0 && rate <= 1 && hasDecimals(rate, RATE_DECIMALS) ? rate : null;
};

/** The value of a cell's text, `0,75` or `0,5 + 0,5 (S) Semester`; null for anything else, the empty text included. */
export const readCell = (text: string): CellValue | null => {
  const [, work = text, outside, reason = ''] = ABSENCE.exec(text) ?? [];
  const workRate = readRate(work);
  if (workRate === null) return null;
  if (outside === undefined) return { workRate };
  const rate = readRate(outside);
  if (rate === null) return null;
  const code = KIND.exec(reason);
  const kind = (code && kindNamed(code[1] ?? '')) ?? null;
  return { workRate, absence: { rate, kind, reason: reason.slice(code?.[0].length ?? 0).trim() } };
};

/** The text as it is kept: a rate with decimal comma, a word for an absence with its kind; an unreadable text unchanged. */
export const normalised = (text: string): string => {
  const value = readCell(text);
  if (!value) return text.trim();
  const { workRate, absence } = value;
  if (!absence) return rateText(workRate);
  const { rate, reason } = absence;
  const kind = absence.kind ?? kindNamed(reason) ?? null;
  return absenceText({ workRate, workRateExcluded: rate, absence: rate > 0 ? kind : null, comment: reason });
};

/** A cell's text as it is read by somebody else: an absence by the name of its kind instead of its letter. */
export const saidText = (text: string, nameOf: (kind: AbsenceKind) => string): string => {
  const { workRate, absence } = readCell(text) ?? {};
  if (workRate === undefined || !absence) return text;
  const { rate, kind, reason } = absence;
  return [rateText(workRate), '+', rateText(rate), reasonSaid({ absence: kind, reason }, nameOf)]
    .filter(Boolean)
    .join(' ');
};

/** Whether a cell's text can be stored: empty, or a work rate with a reason that is no longer than a comment. */
export const isStorable = (text: string): boolean => {
  if (text === '') return true;
  const value = readCell(text);
  return value !== null && [...(value.absence?.reason ?? '')].length <= longestComment;
};

/** The first week of a draft whose text cannot be stored; undefined when every text can. */
export const unreadWeek = (draft: Readonly<Record<string, Readonly<Record<string, string>>>>): Week | undefined => {
  const entry = Object.values(draft)
    .flatMap((texts) => Object.entries(texts))
    .find(([, text]) => !isStorable(text));
  return entry && weekOf(entry[0]);
};
