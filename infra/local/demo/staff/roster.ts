/** A time of employment in the demo's weeks, both ends included; `to` is Infinity until further notice. */
export interface Term {
  readonly from: number;
  readonly to: number;
  readonly workRate: number;
  readonly workRateExcluded: number;
  readonly isFillIn: boolean;
  readonly isContractor: boolean;
  readonly weekendRate: number;
  readonly nightRate: number;
  readonly level: number;
  readonly comment: string;
}

/** Somebody on the staff with terms in order, the last of which is what is known of the future. */
export interface Person {
  readonly name: string;
  readonly terms: readonly Term[];
}

export type Roster = readonly Person[];

export const termAt = ({ terms }: Person, week: number): Term | undefined =>
  terms.find(({ from, to }) => from <= week && week <= to);

/** Services of all in a week. */
export const supplyIn = (roster: Roster, week: number): number =>
  roster.reduce((sum, person) => sum + (termAt(person, week)?.workRate ?? 0), 0);

export const nightsIn = (roster: Roster, week: number): number =>
  roster.reduce((sum, person) => sum + (termAt(person, week)?.nightRate ?? 0), 0);

/** The term of somebody who works until further notice, with nothing else known of the future. */
export const settledTerm = (person: Person, week: number): Term | undefined => {
  const last = person.terms.at(-1);
  return last && last.from < week && last.to === Infinity && last.workRate > 0 ? last : undefined;
};

/** Rates as they are typed: to the quarter. */
export const quarters = (rate: number): number => Math.round(rate * 4) / 4;

const tidy = (rate: number): number => Math.round(rate * 10_000) / 10_000;

const until = ({ terms, ...person }: Person, week: number): Person => {
  const last = terms.at(-1)!;
  return { ...person, terms: [...terms.slice(0, -1), { ...last, to: week - 1 }] };
};

/** Leaves for good: the week before is the last. */
export const leaving = until;

/** From a week on something else holds. */
export const changing = (person: Person, week: number, change: Partial<Term>): Person => {
  const { terms, ...cut } = until(person, week);
  return { ...cut, terms: [...terms, { ...person.terms.at(-1)!, comment: '', from: week, ...change }] };
};

/** Works less, or not at all, for some weeks, and comes back as before. */
export const away = (person: Person, week: number, weeks: number, comment: string, remaining = 0): Person => {
  const usual = person.terms.at(-1)!;
  const workRate = tidy(usual.workRate * remaining);
  const absent = changing(person, week, {
    to: week + weeks - 1,
    workRate,
    workRateExcluded: tidy(Math.min(1, usual.workRateExcluded + usual.workRate - workRate)),
    weekendRate: quarters(usual.weekendRate * remaining),
    nightRate: quarters(usual.nightRate * remaining),
    level: remaining > 0 ? usual.level : 0,
    comment,
  });
  return { ...absent, terms: [...absent.terms, { ...usual, comment: '', from: week + weeks }] };
};
