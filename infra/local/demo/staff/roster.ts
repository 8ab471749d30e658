import type { AbsenceKind } from '#shared/model/absence.ts';
import { kindNamed } from '#shared/planning/absenceWords.ts';

/** A period of employment in the demo's weeks, both ends included; `to` is Infinity for an open-ended one. */
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
  /** Why the employee is away. */
  readonly absence?: AbsenceKind | undefined;
}

/** An employee with the terms in order. */
export interface Person {
  readonly name: string;
  readonly terms: readonly Term[];
}

export type Roster = readonly Person[];

export const termAt = ({ terms }: Person, week: number): Term | undefined =>
  terms.find(({ from, to }) => from <= week && week <= to);

/** The sum of work rates in a week. */
export const supplyIn = (roster: Roster, week: number): number =>
  roster.reduce((sum, person) => sum + (termAt(person, week)?.workRate ?? 0), 0);

export const nightsIn = (roster: Roster, week: number): number =>
  roster.reduce((sum, person) => sum + (termAt(person, week)?.nightRate ?? 0), 0);

/** The last term, if it has begun before the week, is open-ended and has a work rate. */
export const settledTerm = (person: Person, week: number): Term | undefined => {
  const last = person.terms.at(-1);
  return last && last.from < week && last.to === Infinity && last.workRate > 0 ? last : undefined;
};

/** The rate rounded to a quarter. */
export const quarters = (rate: number): number => Math.round(rate * 4) / 4;

const tidy = (rate: number): number => Math.round(rate * 10_000) / 10_000;

const until = ({ terms, ...person }: Person, week: number): Person => {
  const last = terms.at(-1)!;
  return { ...person, terms: [...terms.slice(0, -1), { ...last, to: week - 1 }] };
};

/** Ends the employment before the week. */
export const leaving = until;

/** Starts a new term with the changed fields in the week. */
export const changing = (person: Person, week: number, change: Partial<Term>): Person => {
  const { terms, ...cut } = until(person, week);
  return {
    ...cut,
    terms: [...terms, { ...person.terms.at(-1)!, comment: '', absence: undefined, from: week, ...change }],
  };
};

/** An absence of some weeks with the `remaining` share of the work rate, of the kind that its comment names; the usual term continues after it. */
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
    absence: kindNamed(comment),
  });
  return { ...absent, terms: [...absent.terms, { ...usual, comment: '', from: week + weeks }] };
};
