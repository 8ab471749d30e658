import { countedHistory, type ExpectedKind, type KnownAbsence } from '#shared/calculation/index.ts';
import type { AbsenceRates, OrganizationAbsence, UnitAbsence } from '#shared/model/expectedAbsence.ts';

/** A category with what is typed of it; at a unit also with what its own months and its organisation say. */
export interface AbsenceCategory {
  /** The id of a unit's category, the name of an organisation's. */
  readonly id: string;
  readonly name: string;
  readonly typed: AbsenceRates;
  readonly history?: UnitAbsence['categories'][number]['history'];
  readonly organization?: AbsenceRates | null;
}

/** The expected absence of a unit or an organisation as one sheet shows it. */
export interface AbsenceSetting {
  readonly version: number;
  readonly changedBy: string | null;
  readonly changedAt: string | null;
  /** Whether it counts; null: as the organisation says. */
  readonly on: boolean | null;
  /** Of a unit: whether it counts by its organisation. */
  readonly organizationOn?: boolean;
  readonly categories: readonly AbsenceCategory[];
}

/** What is to be changed: whether it counts, where that is typed, and whole categories. */
export interface AbsenceChange {
  readonly on: boolean | null | undefined;
  readonly categories: readonly (AbsenceRates & { readonly id: string })[];
  readonly version: number;
}

export const ofUnit = ({ categories, ...setting }: UnitAbsence): AbsenceSetting => ({
  ...setting,
  categories: categories.map(({ categoryId, ...category }) => ({ id: categoryId, ...category })),
});

export const ofOrganization = ({ categories, ...setting }: OrganizationAbsence): AbsenceSetting => ({
  ...setting,
  categories: categories.map(({ name, ...typed }) => ({ id: name, name, typed })),
});

/** What there is of a category without what is typed: its proposals. */
export const proposalsOf = ({ history, organization }: AbsenceCategory): KnownAbsence => ({
  history: countedHistory(history),
  organization: organization ?? undefined,
});

/** Whether a category has a proposal of its organisation for a kind. */
export const hasOrganizations = ({ organization }: AbsenceCategory, kind: ExpectedKind): boolean =>
  organization?.[kind].some((percent) => percent !== null) ?? false;
