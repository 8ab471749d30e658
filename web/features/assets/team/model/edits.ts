import type { TeamMember } from '#shared/model/asset.ts';
import {
  type AssetValues,
  type PlannedPeriod,
  setRange,
  settledValues,
  valuesOf,
} from '#shared/planning/assetWeeks.ts';
import { firstValues, proposedValues } from '#shared/planning/newPeriod.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import type { ClosedPeriod } from '#shared/time/period.ts';
import { sundayOf } from '#shared/time/week.ts';
import type { Texts } from '#web/kit/ui/sheet/column.ts';
import { readCell } from './cellText.ts';

/** Weeks in a row that are given the same text. */
interface Stretch extends ClosedPeriod {
  readonly text: string;
}

/** The typed weeks of an employee, joined where neighbours have the same text; oldest first. */
const stretchesOf = (typed: Texts): readonly Stretch[] => {
  const stretches: Stretch[] = [];
  for (const monday of Object.keys(typed).sort() as Day[]) {
    const text = typed[monday] ?? '';
    const last = stretches.at(-1);
    if (last?.text === text && addDays(last.end, 1) === monday)
      stretches.splice(-1, 1, { ...last, end: sundayOf(monday) });
    else stretches.push({ start: monday, end: sundayOf(monday), text });
  }
  return stretches;
};

/**
 * The values that a rate is typed into where there is a gap or an absence: those that a new period from the day proposes
 * (`proposedValues`), of periods without a rate outside the staffing. Where all have one, the nearest without its absence.
 */
const employmentOn = (periods: readonly PlannedPeriod[], day: Day): AssetValues => {
  const worked = periods.filter(({ workRateExcluded }) => workRateExcluded === 0);
  if (worked.length > 0) return proposedValues(worked, day);
  const nearest = periods.findLast(({ start }) => start <= day) ?? periods[0];
  return nearest ? { ...valuesOf(nearest), workRateExcluded: 0, comment: '' } : firstValues;
};

/**
 * Weekends, nights and level of the nearest period with work, of a first employment where there is none: what a rate typed over a
 * week without work counts with, as such a week has none of its own.
 */
const sharesOn = (
  periods: readonly PlannedPeriod[],
  day: Day,
): Pick<AssetValues, 'weekendRate' | 'nightRate' | 'level'> => {
  const worked = periods.filter(({ workRate }) => workRate > 0).map((one) => ({ ...one, workRateExcluded: 0 }));
  const { weekendRate, nightRate, level } = proposedValues(worked, day);
  return { weekendRate, nightRate, level };
};

/**
 * The periods of an employee after the typed weeks, by Monday, by the rule of shared/planning/assetWeeks.ts; an empty text
 * removes the week, and weeks with an unreadable text stay as they are stored. A rate typed over an absence ends it in these weeks:
 * nobody counts as working and absent at once.
 */
export const plannedOf = (member: Pick<TeamMember, 'periods'>, typed: Texts | undefined): readonly PlannedPeriod[] =>
  stretchesOf(typed ?? {}).reduce<readonly PlannedPeriod[]>((periods, { start, end, text }) => {
    if (text === '') return setRange(periods, { start, end }, () => undefined);
    const value = readCell(text);
    if (!value) return periods;
    const { workRate, absence } = value;
    return setRange(periods, { start, end }, (before) => {
      const values = before && (absence || before.workRateExcluded === 0) ? before : employmentOn(periods, start);
      return settledValues({
        ...values,
        ...(values.workRate === 0 && sharesOn(periods, start)),
        workRate,
        ...(absence && { workRateExcluded: absence.rate, absence: absence.kind, comment: absence.reason }),
      });
    });
  }, member.periods);
