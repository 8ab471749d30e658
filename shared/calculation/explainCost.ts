import { type ActivityInput, activitiesOfYear, costKindOf, valueIn, workedActivities } from './activities.ts';
import { datesOf, type Explained, type Step } from './explanation.ts';
import { demandedHours, followUpOf } from './followUp.ts';
import { costOf, isCostedAtHour, rateOf } from './followUpCost.ts';
import { type FollowUpPlan, type FollowUpRow, isSameRow } from './followUpRow.ts';
import { monthDays } from './months.ts';

/**
 * What the hours of a row of the follow-up cost in a month, in thousands of kronor: hours × rate of each activity and of the demand. Undefined
 * for a row or month without a cost (README.md 7 and 13).
 */
export const explainCost = (
  plan: FollowUpPlan,
  year: number,
  month: number,
  source: FollowUpRow['source'],
): Explained | undefined => {
  const { rates } = plan;
  const { groups } = followUpOf(plan, year);
  const row = groups.flatMap((group) => group.rows).find((one) => isSameRow(one.source, source));
  const value = row?.costs?.[month - 1] ?? null;
  if (value === null) return undefined;
  const at = datesOf(monthDays(year, month));
  const stepsOf = (
    role: Step['role'],
    hours: number | null,
    kind: ActivityInput['map'],
    activityId?: string,
  ): readonly Step[] => {
    const cost = costOf(hours, kind, rates);
    // What has a cost has hours and a rate.
    if (cost === null) return [];
    const [rate, atHour] = [rateOf(kind, rates)!, isCostedAtHour(kind, rates)];
    const input = { kind: 'cost' as const, activityId, hours: hours!, rate, atHour };
    return [{ role, value: cost, unit: 'thousands', ...at, input }];
  };
  const ofActivities = (activities: readonly ActivityInput[]) =>
    activities.flatMap((one) => stepsOf('add', valueIn(plan, one, month), costKindOf(one), one.id));
  const worked = () => ofActivities(workedActivities(activitiesOfYear(plan.activities, year)));
  const demand = (role: Step['role']) => stepsOf(role, demandedHours(plan.categories, year)[month - 1]!, 'Work');
  const steps = (): readonly Step[] => {
    switch (source.row) {
      case 'activity':
        return ofActivities([source.activity]);
      case 'worked':
        return worked();
      case 'demand':
        return demand('add');
      default:
        return [...worked(), ...demand('subtract')];
    }
  };
  return { value, steps: steps(), leftOut: [] };
};
