import { useTranslation } from 'react-i18next';
import type { Day } from '#shared/time/day.ts';
import type { Period } from '#shared/time/period.ts';
import { daysIn } from '#shared/time/period.ts';
import { weekOf } from '#shared/time/week.ts';
import { periodText } from '#web/domain/planning/dates.ts';
import { dayText } from '#web/kit/ui/dates.ts';
import { weekLabel } from '#web/kit/ui/weeks.ts';
import type { Outcome } from '../model/outcomes.ts';

/** What becomes of a live period, as text. */
export interface OutcomeText {
  /** `v25–v33`. */
  readonly name: string;
  /** `ersätts`. */
  readonly verb: string;
  readonly details: string;
}

const weekText = (day: Day): string => weekLabel(weekOf(day));

/** Returns the texts of an outcome. */
export const useOutcomeTexts = (): ((outcome: Outcome) => OutcomeText) => {
  const { t } = useTranslation();
  const text = (period: Period) => periodText(period, t('ui.period.openShort'));
  const lengthOf = (period: Period) =>
    period.end === null
      ? text(period).days
      : `${text(period).days}, ${t('ui.period.weeks', { count: Math.ceil(daysIn(period) / 7) })}`;

  const detailsOf = (outcome: Outcome): string => {
    const { period } = outcome;
    switch (outcome.kind) {
      case 'removed':
        return t('demand.compare.outcome.removedText', { days: lengthOf(period) });
      case 'starts': {
        const { start } = outcome.left;
        const change = { week: weekText(start), day: dayText(start), oldWeek: weekText(period.start) };
        return t('demand.compare.outcome.startsText', change);
      }
      case 'ends': {
        const end = outcome.left.end ?? outcome.left.start;
        const change = { week: weekText(end), day: dayText(end) };
        return period.end === null
          ? t('demand.compare.outcome.endsOpenText', change)
          : t('demand.compare.outcome.endsText', { ...change, oldWeek: weekText(period.end) });
      }
      case 'split':
        return t('demand.compare.outcome.splitText', {
          first: text(outcome.left).weeks,
          second: text(outcome.second).weeks,
        });
    }
  };
  return (outcome) => ({
    name: text(outcome.period).weeks,
    verb: t(`demand.compare.outcome.${outcome.kind}`),
    details: detailsOf(outcome),
  });
};
