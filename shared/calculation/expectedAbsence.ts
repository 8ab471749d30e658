import { RATE_DECIMALS, scaled, unscaled, VALUE_DECIMALS } from '#shared/quantity/scaled.ts';

/** The kinds of absence that no period says yet (README.md 15). */
export const expectedKinds = ['sick', 'child', 'other'] as const;
export type ExpectedKind = (typeof expectedKinds)[number];

/** Percentages of working time from January to December; null where there is none. */
export type MonthPercentages = readonly (number | null)[];
/** The percentages of the kinds; a kind that is left out has none. */
export type AbsencePercentages = { readonly [Kind in ExpectedKind]?: MonthPercentages };

/** Where a percentage comes from. */
export const absenceSources = ['unit', 'history', 'organization', 'none'] as const;
type AbsenceSource = (typeof absenceSources)[number];

/** The percentage of a kind in a month that counts, and where it comes from. */
interface ExpectedPercentage {
  readonly percent: number;
  readonly source: AbsenceSource;
}

/** The percentages of a category that there are. */
export interface KnownAbsence {
  /** Typed at the unit. */
  readonly typed?: AbsencePercentages | undefined;
  /** Of the unit's own months; without the kinds that rest on too few. */
  readonly history?: AbsencePercentages | undefined;
  /** Typed at the organisation for the category's name. */
  readonly organization?: AbsencePercentages | undefined;
}

const MONTHS = 12;
/** The most that is assumed of a month, as a share. */
const MOST = 0.9;

/** The percentage of a kind in a month (0 to 11) that counts: the unit's, else its own history's, else the organisation's, else 0. */
export const expectedPercentage = (
  { typed, history, organization }: KnownAbsence,
  kind: ExpectedKind,
  month: number,
): ExpectedPercentage => {
  const candidates = [
    ['unit', typed],
    ['history', history],
    ['organization', organization],
  ] as const;
  for (const [source, percentages] of candidates) {
    const percent = percentages?.[kind]?.[month] ?? null;
    if (percent !== null) return { percent, source };
  }
  return { percent: 0, source: 'none' };
};

/** The share of working time that is expected to be absent in each month, 0 to 0.9; undefined where it is 0 in all (README.md 15). */
export const absenceShares = (known: KnownAbsence): readonly number[] | undefined => {
  const shares = Array.from({ length: MONTHS }, (_, month) => {
    const percents = expectedKinds.map((kind) =>
      scaled(expectedPercentage(known, kind, month).percent, VALUE_DECIMALS),
    );
    const sum = percents.reduce((all, percent) => all + percent, 0);
    return Math.min(MOST, unscaled(sum, RATE_DECIMALS));
  });
  return shares.some((share) => share > 0) ? shares : undefined;
};
