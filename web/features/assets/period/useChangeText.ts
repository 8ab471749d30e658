import { useTranslation } from 'react-i18next';
import { kindNamed } from '#shared/planning/absenceWords.ts';
import { type PlannedPeriod, valueFields } from '#shared/planning/assetWeeks.ts';
import type { PlannedChange } from '#shared/planning/newPeriod.ts';
import type { Day } from '#shared/time/day.ts';
import { overlaps, type Period } from '#shared/time/period.ts';
import { weekOf } from '#shared/time/week.ts';
import { formatNumber, formatRate } from '#web/kit/ui/figures/format.ts';
import { weekLabel } from '#web/kit/ui/weeks.ts';
import { weekText } from '../weeks.ts';

/** The fields besides the rate outside the staffing and its kind, which are told together. */
type Field = Exclude<(typeof valueFields)[number], 'workRateExcluded' | 'absence'>;

const told = valueFields.filter((field): field is Field => field !== 'workRateExcluded' && field !== 'absence');

const percent = (rate: number): string => `${formatNumber(rate * 100)} %`;

/** The fields besides the rates in which a period differs from the last one before it that was no absence. */
const differing = (period: PlannedPeriod, earlier: readonly PlannedPeriod[]): readonly Field[] => {
  const before = earlier.findLast(({ workRateExcluded }) => workRateExcluded === 0);
  // Without work rate, weekend, night and level are 0 as a matter of course.
  const fields = period.workRate > 0 ? told : (['isFillIn', 'isContractor', 'comment'] as const);
  return fields.filter((field) => field !== 'workRate' && before !== undefined && period[field] !== before[field]);
};

/** The sentences about an employee's periods around the days of a range. */
interface ChangeTexts {
  /** What a change stores, which absences are kept, which plans are replaced. */
  readonly ofChange: (change: PlannedChange, range: Period) => string;
  /** What is stored. */
  readonly ofPeriods: (periods: readonly PlannedPeriod[], range: Period) => string;
}

/** Returns the sentences; a week of another year than today's is written with its year. */
export const useChangeText = (today: Day): ChangeTexts => {
  const { t } = useTranslation();
  const { year } = weekOf(today);
  const week = (day: Day): string => (weekOf(day).year === year ? weekLabel(weekOf(day)) : weekText(day));
  const weeks = ({ start, end }: Period): string => {
    if (end === null) return t('assets.planned.on', { week: week(start) });
    if (weekOf(start).start === weekOf(end).start) return week(start);
    const sameYear = weekOf(start).year === weekOf(end).year;
    return `${sameYear ? weekLabel(weekOf(start)) : week(start)}–${week(end)}`;
  };
  const absenceName = ({ absence }: PlannedPeriod) => absence && t(`assets.absence.${absence}`).toLowerCase();
  const fieldText = (period: PlannedPeriod, field: Field): string => {
    const label = t(`assets.field.${field}`).toLowerCase();
    if (field === 'isFillIn' || field === 'isContractor')
      return period[field] ? label : t('assets.planned.not', { what: label });
    if (field === 'comment') return period.comment === '' ? t('assets.planned.noComment') : `”${period.comment}”`;
    return `${label} ${formatRate(period[field])}`;
  };
  const what = (period: PlannedPeriod, earlier: readonly PlannedPeriod[] = []): string => {
    const { workRate, workRateExcluded, absence, comment } = period;
    const notes =
      workRateExcluded > 0
        ? [
            t('assets.planned.outside', { rate: percent(workRateExcluded) }),
            absenceName(period) ?? '',
            comment === '' || (absence && kindNamed(comment) === absence) ? '' : `”${comment}”`,
          ].filter(Boolean)
        : differing(period, earlier).map((field) => fieldText(period, field));
    return notes.length === 0 ? percent(workRate) : `${percent(workRate)} (${notes.join(', ')})`;
  };
  const piece = (period: PlannedPeriod, range: Period, earlier: readonly PlannedPeriod[]): string => {
    const { start, end } = period;
    if (start < range.start && end !== null && end < range.start)
      return t('assets.planned.until', { what: what(period), week: week(end) });
    if (end === null) return t('assets.planned.from', { what: what(period, earlier), week: week(start) });
    return `${what(period, earlier)} ${weeks(period)}`;
  };
  const listed = (periods: readonly PlannedPeriod[], range: Period): string =>
    periods.map((period, index) => piece(period, range, periods.slice(0, index))).join(', ');
  const nameOf = ({ comment }: PlannedPeriod): string =>
    (comment.trim().replace(/\.$/, '') || t('assets.planned.absence')).toLowerCase();
  return {
    ofChange: ({ pieces, kept, replaced, isChanged }, range) =>
      isChanged
        ? `${[
            listed(pieces, range),
            ...kept.map((period) => t('assets.planned.kept', { what: `${nameOf(period)} ${weeks(period)}` })),
            ...replaced.map((period) => t('assets.planned.replaced', { what: `${what(period)} ${weeks(period)}` })),
          ].join('; ')}.`
        : t('assets.planned.same'),
    ofPeriods: (periods, range) =>
      listed(
        periods.filter((period) => overlaps(period, range)),
        range,
      ),
  };
};
