import { absenceCodes } from '#shared/model/absence.ts';
import type { AssetPeriod } from '#shared/model/asset.ts';
import { kindNamed } from '#shared/planning/absenceWords.ts';
import type { Planner } from '#shared/planning/periodRules.ts';
import { hasDecimals } from '#shared/quantity/round.ts';
import { accessLevelOf, type PeriodAccess } from '#shared/time/accessLevel.ts';
import { sundayOf } from '#shared/time/week.ts';
import { isOpenEnd } from '#web/domain/planning/openEnd.ts';
import { mondayFrom, mondayNear } from '#web/domain/planning/typedWeek.ts';
import { formatRate } from '#web/kit/ui/figures/format.ts';
import type { SheetRow, Texts } from '#web/kit/ui/sheet/column.ts';
import { CHECKED, UNCHECKED } from '#web/kit/ui/sheet/core/check.ts';
import { formOf, type PeriodForm, withEndedAbsence } from '../period/form.ts';
import { numberIn, type RateField, type RateTexts, rateFields, settledRates } from '../period/rates.ts';
import { weekCode } from '../weeks.ts';

/** One period of the employee as a row of the table. */
export interface PeriodRow extends SheetRow {
  readonly period: AssetPeriod;
  readonly access: PeriodAccess;
  readonly past: boolean;
  /** All stored periods of the employee. */
  readonly periods: readonly AssetPeriod[];
}

const check = (set: boolean): string => (set ? CHECKED : UNCHECKED);

/** The texts of a filled-in period, by column; an open end is empty. */
export const textsOf = ({ start, end, unread: _, absence, isFillIn, isContractor, ...form }: PeriodForm): Texts => ({
  ...form,
  start: start === null ? '' : weekCode(start),
  end: end === null ? '' : weekCode(end),
  absence: absence ? absenceCodes[absence] : '',
  isFillIn: check(isFillIn),
  isContractor: check(isContractor),
});

/** The rows of an employee's periods, by date. */
export const rowsOf = (periods: readonly AssetPeriod[], { today, mayChangeHistory }: Planner): readonly PeriodRow[] =>
  periods.map((period) => {
    const access = accessLevelOf(period, today, mayChangeHistory);
    return {
      id: period.id,
      texts: textsOf(formOf(period)),
      period,
      access,
      past: period.end !== null && period.end < today,
      periods,
      readOnly: access.level === 'readOnly',
    };
  });

/** What the texts say, read as forgivingly as they are typed; a week that is none is null. */
export const formIn = (texts: Texts, { period }: Pick<PeriodRow, 'period'>): PeriodForm => {
  const start = mondayNear(texts.start ?? '', period.start);
  const last = isOpenEnd(texts.end ?? '') ? null : mondayFrom(texts.end ?? '', start ?? period.start);
  return {
    start,
    end: last && sundayOf(last),
    absence: kindNamed(texts.absence ?? '') ?? null,
    isFillIn: texts.isFillIn === CHECKED,
    isContractor: texts.isContractor === CHECKED,
    comment: texts.comment ?? '',
    ...(Object.fromEntries(rateFields.map((field) => [field, texts[field] ?? ''])) as RateTexts),
  };
};

/** An absence as it is kept: the letter of its kind; what names none stays as it was typed. */
export const keptAbsence = (text: string): string => {
  const kind = kindNamed(text);
  return kind ? absenceCodes[kind] : text.trim();
};

/** A rate as it is kept: nothing is 0, `75 %` and `.75` are 0,75; what is no such number stays as it was typed. */
export const keptRate = (text: string): string => {
  const value = numberIn(text);
  return Number.isNaN(value) || !hasDecimals(value, 4) ? text.trim() : formatRate(value);
};

const isRate = (column: string): column is RateField => (rateFields as readonly string[]).includes(column);

const settledWeek = (texts: Texts, column: 'start' | 'end', row: PeriodRow): Texts => {
  const day = formIn(texts, row)[column];
  if (day !== null) return { ...texts, [column]: weekCode(day) };
  return column === 'end' && isOpenEnd(texts.end ?? '') ? { ...texts, end: '' } : texts;
};

/** The texts once a work rate was typed: a higher one ends an absence, in all columns where nothing else is typed. */
const endedTexts = (texts: Texts, row: PeriodRow): Texts => {
  const form = formIn(texts, row);
  const ended = textsOf(withEndedAbsence(form, row.period, row.periods));
  const changes = Object.entries(ended).filter(([column, text]) => text !== textsOf(form)[column]);
  return { ...texts, ...Object.fromEntries(changes) };
};

/**
 * The texts of a row after one cell was typed: weeks as codes, substitute and contractor excluding each other, nothing at weekends
 * or nights without a work rate, and no absence without a rate outside or with a higher work rate.
 */
export const settledRow = (texts: Texts, column: string, row: PeriodRow): Texts => {
  if (column === 'start' || column === 'end') return settledWeek(texts, column, row);
  if (column === 'isFillIn' && texts.isFillIn === CHECKED) return { ...texts, isContractor: UNCHECKED };
  if (column === 'isContractor' && texts.isContractor === CHECKED) return { ...texts, isFillIn: UNCHECKED };
  if (column === 'workRateExcluded' && numberIn(texts.workRateExcluded ?? '') === 0) return { ...texts, absence: '' };
  if (column === 'workRate') return settledRates({ ...endedTexts(texts, row) });
  return isRate(column) ? settledRates({ ...texts }) : texts;
};
