import type { RemedyKind, RemedyOutcome } from '#shared/calculation/index.ts';
import type { AssetPeriodFields, TeamMember } from '#shared/model/asset.ts';
import { longestName } from '#shared/model/fields.ts';
import { fourDecimals } from '#shared/planning/assetWeeks.ts';
import type { Day } from '#shared/time/day.ts';
import { valueOn } from '#shared/time/timeline.ts';
import { sundayOf } from '#shared/time/week.ts';
import { absenceText, rateText } from '#web/domain/planning/cellText.ts';
import type { AddedRow, TeamSheetDraft } from '#web/domain/planning/teamDraft.ts';
import type { allotted } from './lend.ts';
import { mondaysOf, type Run } from './model.ts';

/** Names and comments of new rows. */
interface DraftTexts {
  readonly overtime: string;
  readonly substitute: string;
  readonly hired: string;
  readonly lent: (name: string, unit: string) => string;
  readonly lentFrom: (unit: string) => string;
}

interface DraftOptions {
  readonly run: Run;
  readonly outcome: RemedyOutcome;
  /** The employees of the category over the run. */
  readonly members: readonly TeamMember[];
  /** What people of other units give, by the index of the loan among the measures. */
  readonly lent: ReadonlyMap<number, ReturnType<typeof allotted>['shares']>;
  readonly texts: DraftTexts;
}

/** A name that can be stored: the end of a longer one is left out. */
const withinName = (text: string): string =>
  [...text].length > longestName ? `${[...text].slice(0, longestName - 1).join('')}…` : text;

/** The most that one person works. */
const WHOLE = 1;

/** The texts of the cells of an employee who works more, or of whose leave some is moved (`back`), in some weeks. */
const typedTexts = (member: TeamMember, mondays: readonly Day[], more: readonly number[], back: readonly number[]) =>
  Object.fromEntries(
    mondays.flatMap((monday, week) => {
      const period = valueOn(member.periods, monday);
      const [added, moved] = [more[week]!, back[week]!];
      if (!period || added + moved === 0) return [];
      const workRate = fourDecimals(period.workRate + added + moved);
      const workRateExcluded = fourDecimals(period.workRateExcluded - moved);
      const values = { workRate, workRateExcluded, absence: period.absence, comment: period.comment };
      const left = moved > 0 ? { ...values, absence: null, comment: '' } : values;
      return [[monday, workRateExcluded > 0 ? absenceText(left) : rateText(workRate)]];
    }),
  );

/** Weeks in a row with the same rate are one period; weeks without are none. */
const periodsOf = (
  mondays: readonly Day[],
  rates: readonly number[],
  values: Pick<AssetPeriodFields, 'isFillIn' | 'isContractor' | 'comment'>,
): AssetPeriodFields[] => {
  const periods: AssetPeriodFields[] = [];
  for (const [week, monday] of mondays.entries()) {
    const workRate = rates[week]!;
    if (workRate === 0) continue;
    const last = periods.at(-1);
    if (last && last.workRate === workRate && last.end === sundayOf(mondays[week - 1] ?? monday))
      last.end = sundayOf(monday);
    else
      periods.push({
        start: monday,
        end: sundayOf(monday),
        workRate,
        workRateExcluded: 0,
        weekendRate: 1,
        nightRate: 0,
        level: 0,
        ...values,
      });
  }
  return periods;
};

/** Rows of at most one service each that together have the rates. */
const rowsOf = (rates: readonly number[]): readonly (readonly number[])[] => {
  const rows = Math.ceil(fourDecimals(Math.max(0, ...rates)));
  return Array.from({ length: rows }, (_, row) =>
    rates.map((rate) => Math.max(0, Math.min(WHOLE, fourDecimals(rate - row)))),
  );
};

/** The draft of the team sheet that carries out the chosen measures: nothing else than what they give (shared/calculation/README.md 18). */
export const draftOf = ({ run, outcome, members, lent, texts }: DraftOptions): TeamSheetDraft => {
  const mondays = mondaysOf(run);
  const cells: Record<string, Record<string, string>> = {};
  for (const member of members) {
    const own = run.measures.flatMap((measure, index) =>
      measure.person?.assetId === member.id ? [{ kind: measure.kind, given: outcome.given[index]! }] : [],
    );
    const of = (wanted: RemedyKind) =>
      mondays.map((_, week) => own.reduce((sum, { kind, given }) => sum + (kind === wanted ? given[week]! : 0), 0));
    const typed = typedTexts(member, mondays, of('moreTime'), of('move'));
    if (Object.keys(typed).length > 0) cells[member.id] = typed;
  }
  const added: AddedRow[] = [];
  const add = (row: Omit<AddedRow, 'id'>) => {
    if (row.periods.length > 0) added.push({ id: `new-${run.start}-${added.length + 1}`, ...row });
  };
  for (const [index, { kind, lender }] of run.measures.entries()) {
    const given = outcome.given[index]!;
    if (kind === 'overtime' || kind === 'substitute' || kind === 'hired')
      for (const rates of rowsOf(given))
        add({
          name: texts[kind],
          periods: periodsOf(mondays, rates, {
            isFillIn: kind !== 'hired',
            isContractor: kind === 'hired',
            comment: '',
          }),
        });
    for (const { member, rates } of (lender && lent.get(index)) ?? []) {
      const { areaId, unitId, categoryId, unitName } = lender!;
      add({
        name: withinName(texts.lent(member.name, unitName)),
        periods: periodsOf(mondays, rates, { isFillIn: true, isContractor: false, comment: texts.lentFrom(unitName) }),
        from: { areaId, unitId, categoryId, assetId: member.id },
      });
    }
  }
  return {
    texts: cells,
    bases: Object.fromEntries(members.filter(({ id }) => id in cells).map((member) => [member.id, member])),
    ...(added.length > 0 && { added }),
  };
};

/** A draft over one that is kept already: what is typed there stays where the new one says nothing. */
export const mergedDraft = (kept: TeamSheetDraft | undefined, draft: TeamSheetDraft): TeamSheetDraft => {
  if (!kept) return draft;
  const texts: Record<string, Readonly<Record<string, string>>> = { ...kept.texts };
  for (const [id, typed] of Object.entries(draft.texts)) texts[id] = { ...texts[id], ...typed };
  const before = (kept.added ?? []).filter(({ id }) => !draft.added?.some((row) => row.id === id));
  const added = [...before, ...(draft.added ?? [])];
  return { texts, bases: { ...draft.bases, ...kept.bases }, ...(added.length > 0 && { added }) };
};
