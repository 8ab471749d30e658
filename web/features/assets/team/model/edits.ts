import type { TeamMember } from '#shared/model/asset.ts';
import {
  type AssetValues,
  type PlannedPeriod,
  setRange,
  settledValues,
  valuesOf,
} from '#shared/planning/assetWeeks.ts';
import { firstValues } from '#shared/planning/newPeriod.ts';
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

/** The values of a new period in a gap: those of the nearest period before it, else after it, without its absence. */
const gapValues = (periods: readonly PlannedPeriod[], start: Day): AssetValues => {
  const nearest = periods.findLast((period) => period.start < start) ?? periods[0];
  return nearest ? { ...valuesOf(nearest), workRateExcluded: 0, comment: '' } : firstValues;
};

/**
 * The periods of an employee after the typed weeks, by Monday, by the rule of shared/planning/assetWeeks.ts; an empty text
 * removes the week, and weeks with an unreadable text stay as they are stored.
 */
export const plannedOf = (member: Pick<TeamMember, 'periods'>, typed: Texts | undefined): readonly PlannedPeriod[] =>
  stretchesOf(typed ?? {}).reduce<readonly PlannedPeriod[]>((periods, { start, end, text }) => {
    if (text === '') return setRange(periods, { start, end }, () => undefined);
    const value = readCell(text);
    if (!value) return periods;
    const { workRate, absence } = value;
    return setRange(periods, { start, end }, (before) =>
      settledValues({
        ...(before ?? gapValues(periods, start)),
        workRate,
        ...(absence && { workRateExcluded: absence.rate, comment: absence.reason }),
      }),
    );
  }, member.periods);
