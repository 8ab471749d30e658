import type { WeekNeed } from '../need.ts';
import type { Random } from '../random.ts';
import type { CategorySpec } from '../spec.ts';
import { nightsIn, type Person, quarters, type Roster, type Term } from './roster.ts';

/** Work rate and excluded work rate of contracts, repeated by how common they are. */
const contracts: readonly (readonly [workRate: number, workRateExcluded: number])[] = [
  ...Array<[number, number]>(10).fill([1, 0]),
  [0.9, 0],
  [0.9, 0.1],
  [0.85, 0],
  [0.8, 0],
  [0.8, 0],
  [0.8, 0.2],
  [0.75, 0],
  [0.75, 0],
  [0.75, 0],
  [0.75, 0.25],
  [0.8333, 0],
  [0.5, 0],
  [0.5, 0.5],
];

/** The origin of a new employee. */
export type Origin = 'first' | 'employed' | 'substitute' | 'contractor';

const levels: Readonly<Record<Origin, readonly number[]>> = {
  first: [1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5, 6],
  employed: [1, 1, 2, 2, 3, 3, 4],
  substitute: [1, 1, 2, 2],
  contractor: [3, 4, 4, 5],
};

/** Night shifts a week of a full-time employee with nights, by the measures of the ward's night shift. */
const nightsEach = ({ shifts }: CategorySpec): number => {
  const type = shifts.find(({ name }) => name === 'Natt')?.measures.at(-1)?.type;
  return type === 'Other' ? 3.4 : type === 'Rotation' ? 1.35 : 2;
};

/** The post of a new employee. */
export interface Post {
  readonly spec: CategorySpec;
  readonly need: WeekNeed;
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly origin: Origin;
  /** Missing services: the work rate is at most 0.3 above them. */
  readonly missing: number;
}

/** A new employee with a contract near the missing services, with night shifts while some of those are unstaffed. */
export const hired = (random: Random, roster: Roster, post: Post): Person => {
  const { spec, need, name, from, to, origin, missing } = post;
  const fitting = contracts.filter(([rate]) => rate <= missing + 0.3);
  const [workRate, workRateExcluded] = random.pick(fitting.length ? fitting : [[0.5, 0] as const]);
  const nights = nightsIn(roster, from) < 0.95 * need.nightShifts - 0.5 ? nightsEach(spec) * workRate : 0;
  const weekends = (need.weekendShifts / need.services) * workRate * (0.8 + 0.3 * random.fraction());
  const term: Term = {
    from,
    to,
    workRate,
    workRateExcluded: origin === 'contractor' ? 0 : workRateExcluded,
    isFillIn: origin === 'substitute',
    isContractor: origin === 'contractor',
    weekendRate: Math.min(3, quarters(weekends)),
    nightRate: Math.min(7, quarters(nights)),
    level: spec.graded ? random.pick(levels[origin]) : 0,
    comment: origin === 'contractor' ? 'Hyrpersonal från bemanningsföretag.' : '',
  };
  return { name, terms: [term] };
};
