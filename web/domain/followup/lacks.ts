import type { Quality } from '#shared/model/reportAnswer.ts';
import { type FollowUpYear, isAsked } from './rows.ts';

/** The months of a year, 1 to 12, that lack demand, and those that lack worked time of some activity. */
export interface Lacks {
  readonly demand: ReadonlySet<number>;
  readonly worklog: ReadonlySet<number>;
}

const monthOf = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}`;

/** What the asked months of a unit's year lack. */
export const lacksOfYear = (
  year: Pick<FollowUpYear, 'unitId' | 'year' | 'firstMonth' | 'lastMonth'>,
  quality: Quality,
): Lacks => {
  const monthsOf = (...kinds: readonly Quality[number]['kind'][]): ReadonlySet<number> => {
    const own = quality.filter((lack) => lack.unitId === year.unitId && kinds.includes(lack.kind));
    const isLacking = (month: number) =>
      own.some(
        ({ from, to }) => from.slice(0, 7) <= monthOf(year.year, month) && monthOf(year.year, month) <= to.slice(0, 7),
      );
    return new Set(
      Array.from({ length: 12 }, (_, index) => index + 1).filter((month) => isAsked(year, month) && isLacking(month)),
    );
  };
  return { demand: monthsOf('demand'), worklog: monthsOf('worklog', 'worklogPart') };
};

/** The months that lack something. */
export const lackingMonths = ({ demand, worklog }: Lacks): readonly number[] =>
  [...new Set([...demand, ...worklog])].sort((a, b) => a - b);
