import { endedMonths } from '#shared/calculation/index.ts';
import type { Quality } from '#shared/model/reportAnswer.ts';
import { today } from '#web/kit/ui/dates.ts';
import { type FollowUpYear, isAsked, kindOfRow } from './rows.ts';

/** What the months of a year, 1 to 12, lack. */
export interface Lacks {
  /** The months without demand. */
  readonly demand: ReadonlySet<number>;
  /** The ended months that lack worked time, each with the rows that lack a value; no rows: all of it is missing. */
  readonly worklog: ReadonlyMap<number, readonly string[]>;
  /** How many months have ended: only these are warned of. */
  readonly ended: number;
}

const monthOf = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}`;

/** The names of the rows of worked time without a value in a month. */
const rowsWithout = ({ groups }: Pick<FollowUpYear, 'groups'>, month: number): readonly string[] =>
  groups
    .flatMap(({ rows }) => rows)
    .filter(({ key, isHeader, months }) => kindOfRow(key).name === 'worklog' && !isHeader && months[month - 1] === null)
    .map(({ name }) => name);

/** What the asked months of a unit's year lack on a day. */
export const lacksOfYear = (
  year: Pick<FollowUpYear, 'unitId' | 'year' | 'firstMonth' | 'lastMonth' | 'groups'>,
  quality: Quality,
  day = today(),
): Lacks => {
  const ended = endedMonths(year.year, day);
  const monthsOf = (kind: Quality[number]['kind']): readonly number[] => {
    const own = quality.filter((lack) => lack.unitId === year.unitId && lack.kind === kind);
    const isLacking = (month: number) =>
      own.some(
        ({ from, to }) => from.slice(0, 7) <= monthOf(year.year, month) && monthOf(year.year, month) <= to.slice(0, 7),
      );
    return Array.from({ length: 12 }, (_, index) => index + 1).filter(
      (month) => isAsked(year, month) && isLacking(month),
    );
  };
  const worklog = [
    ...monthsOf('worklog').map((month) => [month, []] as const),
    ...monthsOf('worklogPart').map((month) => [month, rowsWithout(year, month)] as const),
  ];
  return {
    demand: new Set(monthsOf('demand')),
    worklog: new Map(worklog.filter(([month]) => month <= ended)),
    ended,
  };
};

/** The months that lack something, with those in progress and to come, which may still get it. */
export const listedMonths = ({ demand, worklog }: Lacks): readonly number[] =>
  [...new Set([...demand, ...worklog.keys()])].sort((a, b) => a - b);

/** The ended months that lack something. */
export const lackingMonths = (lacks: Lacks): readonly number[] =>
  listedMonths(lacks).filter((month) => month <= lacks.ended);
