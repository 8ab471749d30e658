import type { TFunction } from 'i18next';
import type { ExplainedReport, FigureRef } from '#web/domain/explained/figure.ts';
import { monthOfYear } from '#web/domain/followup/months.ts';
import { fixedRowOf } from '#web/domain/followup/rows.ts';
import { formulaOf, levelIn, sideOf } from './formula.ts';

const shiftCategories = ['dag', 'kvall', 'natt', 'total'] as const;

/** `total arbetad tid, juli 2025`; an activity is named by its steps. */
const followUpTitle = (t: TFunction, { field, year, month }: FigureRef): string => {
  const fixed = fixedRowOf(field);
  const [kind = '', category] = field.split(/:(.*)/);
  const name = fixed
    ? t(`followup.row.${fixed}`)
    : kind === 'diff'
      ? `${category}, ${t('explain.name.diff')}`
      : t('explain.name.activity');
  return `${name}, ${month === undefined ? year : monthOfYear(year ?? 0, month)}`;
};

/** What a figure is called: `differens`, `nivå 3`, `timmar per vårdplats och dygn, natt`. */
export const fieldTitle = (t: TFunction, report: ExplainedReport, figure: FigureRef): string => {
  const { field } = figure;
  const counted = levelIn(field);
  if (counted) {
    const { of, level } = counted;
    const name =
      level === undefined
        ? t('explain.name.count')
        : level === 0
          ? t('explain.name.withoutLevel')
          : t('explain.name.level', { level: String(level) });
    return of === 'count' ? name : `${name}, ${t(`explain.name.${of}`)}`;
  }
  if (report.type === 'followup' || report.type === 'activity') return followUpTitle(t, figure);
  const shift = shiftCategories.find((one) => one === field);
  if (shift && report.type === 'keyvalues')
    return `${t(report.keyvalue === 4 ? 'explain.name.bedMean' : 'explain.name.hours')}, ${t(`explain.shift.${shift}`)}`;
  const side = sideOf(field);
  if (side) {
    const of = formulaOf(report, { ...figure, field: field.split('.')[0] ?? '' }).sum;
    return `${t(`explain.name.${of}`)}, ${t(`explain.name.${side}`)}`;
  }
  const { sum } = formulaOf(report, figure);
  return t(`explain.name.${sum}`);
};
