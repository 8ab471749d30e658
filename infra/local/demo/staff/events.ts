import type { Random } from '../random.ts';
import { away, changing, leaving, type Person, settledTerm } from './roster.ts';

/** What happens to people at work: chances in a year. */
const yearly = { leave: 0.09, parental: 0.035, partlySick: 0.03, study: 0.02, level: 0.2, rate: 0.06 } as const;

type Happening = (person: Person, week: number, random: Random) => Person;

const happenings: Readonly<Record<keyof typeof yearly, Happening>> = {
  leave: (person, week) => leaving(person, week),
  parental: (person, week, random) => away(person, week, random.between(26, 50), 'Föräldraledig.'),
  partlySick: (person, week, random) => away(person, week, random.between(5, 16), 'Sjukskriven på halvtid.', 0.5),
  study: (person, week, random) => away(person, week, random.between(18, 22), 'Tjänstledig för studier.'),
  level: (person, week) => {
    const { level } = person.terms.at(-1)!;
    return level === 0 || level === 6 ? person : changing(person, week, { level: level + 1 });
  },
  rate: (person, week, random) => {
    const workRate = random.pick([0.75, 0.8, 0.9, 1]);
    const old = person.terms.at(-1)!;
    if (workRate === old.workRate || workRate + old.workRateExcluded > 1) return person;
    return changing(person, week, { workRate, comment: 'Ny sysselsättningsgrad.' });
  },
};

/** Lets a week pass in somebody's life. Of the time to come (`known` below 1) less is known. */
export const live = (random: Random, person: Person, week: number, known: number): Person => {
  if (!settledTerm(person, week - 4)) return person;
  for (const [name, chance] of Object.entries(yearly) as [keyof typeof yearly, number][])
    if (random.chance((chance * known) / 52)) return happenings[name](person, week, random);
  return person;
};
