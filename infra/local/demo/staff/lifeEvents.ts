import type { Random } from '../random.ts';
import { away, changing, leaving, type Person, settledTerm } from './roster.ts';

/** A change of the periods of employment that starts in the week. */
type LifeEvent = (person: Person, week: number, random: Random) => Person;

const higherLevel: LifeEvent = (person, week) => {
  const { level } = person.terms.at(-1)!;
  return level === 0 || level === 6 ? person : changing(person, week, { level: level + 1 });
};

const otherRate: LifeEvent = (person, week, random) => {
  const workRate = random.pick([0.75, 0.8, 0.9, 1]);
  const old = person.terms.at(-1)!;
  if (workRate === old.workRate || workRate + old.workRateExcluded > 1) return person;
  return changing(person, week, { workRate, comment: 'Ny sysselsättningsgrad.' });
};

const shortAbsence: LifeEvent = (person, week, random) => {
  const [comment, remaining] = random.pick([
    ['Vård av barn.', 0.5],
    ['Utbildning.', 0.6],
    ['Kompledig.', 0.5],
    ['Fackligt uppdrag.', 0.8],
    ['Sjukskriven.', 0],
  ] as const);
  return away(person, week, random.between(1, 2), comment, remaining);
};

/** Events of employment with their probability a year. */
const lifeEvents: readonly (readonly [yearly: number, LifeEvent])[] = [
  [0.09, leaving],
  [0.035, (person, week, random) => away(person, week, random.between(26, 50), 'Föräldraledig.')],
  [0.03, (person, week, random) => away(person, week, random.between(5, 16), 'Sjukskriven på halvtid.', 0.5)],
  [0.02, (person, week, random) => away(person, week, random.between(18, 22), 'Tjänstledig för studier.')],
  [0.2, higherLevel],
  [0.06, otherRate],
];

/** Factors of the probability in a week: fewer events are known of the future, short absences only of these months. */
export interface Knowledge {
  readonly large: number;
  readonly small: number;
}

/** The person after at most one random event in the week. */
export const withLifeEvents = (random: Random, person: Person, week: number, { large, small }: Knowledge): Person => {
  if (!settledTerm(person, week - 4)) return person;
  for (const [yearly, lifeEvent] of lifeEvents)
    if (random.chance((yearly * large) / 52)) return lifeEvent(person, week, random);
  return random.chance(small / 52) ? shortAbsence(person, week, random) : person;
};
