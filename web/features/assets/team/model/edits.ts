import type { TeamMember } from '#shared/model/asset.ts';
import { type PlannedPeriod, setRange, settledValues } from '#shared/planning/assetWeeks.ts';
import { valuesForRate } from '#shared/planning/typedRate.ts';
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
      const isKept = before && (absence || before.workRateExcluded === 0);
      return settledValues({
        ...valuesForRate(periods, start, isKept ? before : undefined),
        workRate,
        ...(absence && { workRateExcluded: absence.rate, absence: absence.kind, comment: absence.reason }),
      });
    });
  }, member.periods);
