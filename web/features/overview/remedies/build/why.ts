import { groupedBy } from '#shared/groupedBy.ts';
import type { RemedyPlan } from '#shared/model/remedy.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import type { Run } from './model.ts';

type Explaining = Run['people'][number];

/** Weeks in which somebody is away, or employed no more or not before; counted from the first of the plan, the end excluded. */
export interface Stretch extends Pick<Explaining, 'kind' | 'absence' | 'rate' | 'isLocked'> {
  /** The last day of an employment that ends, else the first of the stretch. */
  readonly day: Day;
  readonly first: number;
  readonly end: number;
}

/** A person with all that explains the shortage in the shown weeks. */
interface ExplainingPerson extends Pick<Explaining, 'assetId' | 'name'> {
  readonly stretches: readonly Stretch[];
}

const stretchOf = (
  { kind, absence, rate, isLocked, from, to }: Explaining,
  weeks: RemedyPlan['weeks'],
): Stretch | undefined => {
  const isLeaving = kind === 'leaving' && to !== null;
  const begins = isLeaving ? addDays(to, 1) : from;
  const ends = isLeaving ? null : to;
  const first = weeks.findIndex(({ start }) => addDays(start, 6) >= begins);
  const after = ends === null ? -1 : weeks.findIndex(({ start }) => start > ends);
  const end = after === -1 ? weeks.length : after;
  if (first === -1 || end <= first) return undefined;
  return { kind, absence, rate, isLocked, day: isLeaving ? to : from, first, end };
};

/** Who explains the shortage in the weeks, each person once, in the order of the answer. */
export const explainingPeople = (
  people: readonly Explaining[],
  weeks: RemedyPlan['weeks'],
): readonly ExplainingPerson[] =>
  groupedBy(people, ({ assetId }) => assetId).flatMap((entries) => {
    const [{ assetId, name }] = entries;
    const stretches = entries.flatMap((entry) => stretchOf(entry, weeks) ?? []);
    return stretches.length === 0 ? [] : [{ assetId, name, stretches }];
  });
