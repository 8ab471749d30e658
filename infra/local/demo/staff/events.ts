import type { Random } from '../random.ts';
import { away, changing, leaving, type Person, settledTerm } from './roster.ts';

type LogContext = (person: Person, week: number, random: Random) => Person;

const raised: LogContext = (person, week) => {
  const { level } = person.terms.at(-1)!;
  return level === 0 || level === 6 ? person : changing(person, week, { level: level + 1 });
};

const otherRate: LogContext = (person, week, random) => {
  const workRate = random.pick([0.75, 0.8, 0.9, 1]);
  const old = person.terms.at(-1)!;
  if (workRate === old.workRate || workRate + old.workRateExcluded > 1) return person;
  return changing(person, week, { workRate, comment: 'Ny sysselsättningsgrad.' });
};

const shortly: LogContext = (person, week, random) => {
  const [comment, remaining] = random.pick([
    ['Vård av barn.', 0.5],
    ['Utbildning.', 0.6],
    ['Kompledig.', 0.5],
    ['Fackligt uppdrag.', 0.8],
    ['Sjukskriven.', 0],
  ] as const);
  return away(person, week, random.between(1, 2), comment, remaining);
};

/** What happens to people at work: chances in a year, and what becomes of it. */
const happenings: readonly (readonly [yearly: number, LogContext])[] = [
  [0.09, leaving],
  [0.035, (person, week, random) => away(person, week, random.between(26, 50), 'Föräldraledig.')],
  [0.03, (person, week, random) => away(person, week, random.between(5, 16), 'Sjukskriven på halvtid.', 0.5)],
  [0.02, (person, week, random) => away(person, week, random.between(18, 22), 'Tjänstledig för studier.')],
  [0.2, raised],
  [0.06, otherRate],
];

/** How much is known of a week: of the time to come less, of these months the small things too. */
export interface Knowledge {
  readonly large: number;
  readonly small: number;
}

/** Lets a week pass in somebody's life. */
export const live = (random: Random, person: Person, week: number, { large, small }: Knowledge): Person => {
  if (!settledTerm(person, week - 4)) return person;
  for (const [yearly, happening] of happenings)
    if (random.chance((yearly * large) / 52)) return happening(person, week, random);
  return random.chance(small / 52) ? shortly(person, week, random) : person;
};
