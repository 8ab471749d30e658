import type { TFunction } from 'i18next';
import { type ExplainedReport, type FigureRef, formulaOf } from './model.ts';

const shiftCategories = ['dag', 'kvall', 'natt', 'total'] as const;

/** What a figure is called: `differens`, `nivå 3`, `timmar per vårdplats och dygn, natt`. */
export const fieldTitle = (t: TFunction, report: ExplainedReport, figure: FigureRef): string => {
  const { field } = figure;
  if (field.startsWith('levels.')) return t('explain.name.level', { level: field.slice('levels.'.length) });
  const shift = shiftCategories.find((one) => one === field);
  if (shift && report.type === 'keyvalues')
    return `${t(report.keyvalue === 4 ? 'explain.name.bedMean' : 'explain.name.hours')}, ${t(`explain.shift.${shift}`)}`;
  const { sum } = formulaOf(report, figure);
  return t(`explain.name.${sum}`);
};
