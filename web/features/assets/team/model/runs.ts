import { type AbsenceKind, absenceCodes } from '#shared/model/absence.ts';
import { kindNamed } from '#shared/planning/absenceWords.ts';
import type { PlannedPeriod } from '#shared/planning/assetWeeks.ts';
import type { Day } from '#shared/time/day.ts';
import { contains } from '#shared/time/period.ts';
import { sundayOf } from '#shared/time/week.ts';
import { absenceInBar, type BarWords, LETTER } from '#web/domain/planning/absence/barWords.ts';
import { formatNumber, formatRate } from '#web/kit/ui/figures/format.ts';

/** Weeks in a row with the same rates and reason: one bar of the sheet. `from` and `to` count the shown weeks from 0. */
export interface Run {
  readonly from: number;
  readonly to: number;
  readonly workRate: number;
  readonly workRateExcluded: number;
  /** The kind of absence; null where nothing is said. */
  readonly absence: AbsenceKind | null;
  /** The comment where a rate is outside the staffing, else empty. */
  readonly reason: string;
  readonly group: Group;
  /** Whether the run begins before the shown weeks. */
  readonly goesBack: boolean;
  /** Whether the last period is open-ended; whether the run ends within the shown weeks. */
  readonly isOpen: boolean;
  readonly ends: boolean;
  /** The shown weeks inside the run in which another stored period begins. */
  readonly cuts: readonly number[];
}

export type Group = 'own' | 'substitutes' | 'contractors';

/** The group of an employee's period: contractors and substitutes are marked. */
export const groupOf = ({ isContractor, isFillIn }: Pick<PlannedPeriod, 'isContractor' | 'isFillIn'>): Group =>
  isContractor ? 'contractors' : isFillIn ? 'substitutes' : 'own';

const reasonOf = ({ workRateExcluded, comment }: PlannedPeriod): string => (workRateExcluded > 0 ? comment : '');

const goesOn = (run: Run, period: PlannedPeriod): boolean =>
  run.workRate === period.workRate &&
  run.workRateExcluded === period.workRateExcluded &&
  run.absence === (period.absence ?? null) &&
  run.reason === reasonOf(period) &&
  run.group === groupOf(period);

/** The runs of an employee over the shown weeks, named by their Mondays; `periods` without overlaps, oldest first. */
export const runsOf = (periods: readonly PlannedPeriod[], weeks: readonly Day[]): readonly Run[] => {
  const runs: (Run & { to: number; cuts: number[]; last: PlannedPeriod })[] = [];
  let before: PlannedPeriod | undefined;
  for (const [index, monday] of weeks.entries()) {
    const period = before && contains(before, monday) ? before : periods.find((one) => contains(one, monday));
    const run = runs.at(-1);
    if (period && run && before && (before === period || goesOn(run, period))) {
      run.to = index;
      if (before !== period) run.cuts.push(index);
      run.last = period;
    } else if (period)
      runs.push({
        from: index,
        to: index,
        workRate: period.workRate,
        workRateExcluded: period.workRateExcluded,
        absence: period.absence ?? null,
        reason: reasonOf(period),
        group: groupOf(period),
        goesBack: period.start < monday,
        isOpen: false,
        ends: false,
        cuts: [],
        last: period,
      });
    before = period;
  }
  return runs.map(({ last, ...run }) => ({
    ...run,
    isOpen: last.end === null,
    ends: last.end === sundayOf(weeks[run.to]!),
  }));
};

type NameOfKind = (kind: AbsenceKind) => string;

/** Whether the reason says no more than the kind. */
const isNamed = ({ absence, reason }: Pick<Run, 'absence' | 'reason'>): boolean =>
  absence !== null && kindNamed(reason) === absence;

/** Why somebody is away in a run, as it is read: the kind by its name, and the reason where it says more. */
export const reasonSaid = ({ absence, reason }: Pick<Run, 'absence' | 'reason'>, nameOf: NameOfKind): string => {
  const name = absence && nameOf(absence);
  return [name, isNamed({ absence, reason }) ? '' : reason].filter(Boolean).join(', ');
};

/** Whether four decimals have no room: in the one week of a run two are written, and the cell's title has them all. */
export const isRounded = ({ from, to, workRate }: Run): boolean =>
  from === to && formatNumber(workRate) !== formatRate(workRate);

/** The px beside the text of a bar. */
const BESIDE = 9;

/** The absence of a run beside its rate. */
const kindText = ({ from, to, absence }: Run, rate: string, words: BarWords | undefined): string => {
  if (!absence) return '';
  const taken = rate === '' ? 0 : rate.length + 1;
  return absenceInBar(absence, (to - from + 1) * (words?.week ?? 0) - BESIDE - taken * LETTER, words);
};

/** The work rate of a run, and its absence. */
const rateParts = (run: Run, write: (rate: number) => string, words?: BarWords): readonly string[] => {
  const rate = run.workRate > 0 || run.workRateExcluded === 0 ? write(run.workRate) : '';
  return [rate, kindText(run, rate, words)].filter(Boolean);
};

/** What is written in one cell of a run: the work rate with at most 2 decimals, and the absence. */
export const rateLabel = (run: Run, words?: BarWords): string =>
  rateParts({ ...run, to: run.from }, formatNumber, words).join(' ');

/** What is written in a run: its rate and absence, and the reason where it says more than the kind. */
export const runParts = (run: Run, words?: BarWords): readonly string[] =>
  [...rateParts(run, isRounded(run) ? formatNumber : formatRate, words), isNamed(run) ? '' : run.reason].filter(
    Boolean,
  );

/** Whether the absence of a run is written as a letter. */
export const hasLetter = (run: Run, words: BarWords): boolean =>
  run.absence !== null && runParts(run, words).includes(absenceCodes[run.absence]);

/** The same as one text. */
export const runLabel = (run: Run): string => runParts(run).join(' ');
