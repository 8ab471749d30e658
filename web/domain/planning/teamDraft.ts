import type { AssetPeriodFields, TeamDraft, TeamMember } from '#shared/model/asset.ts';
import { useDraft } from '#web/platform/api/useDraft.ts';

/** Employees as they were when typing in their row began: what is typed is typed over these, and their version is sent. */
export type Bases = Readonly<Record<string, TeamMember>>;

/** A new row of the team sheet, which a save stores as an employee; with `from` somebody lent by another unit. */
export interface AddedRow {
  /** Of the row in the sheet. */
  readonly id: string;
  readonly name: string;
  readonly periods: readonly AssetPeriodFields[];
  readonly from?: TeamDraft['added'][number]['from'];
}

/** What is typed in the team sheet of a year and not saved: texts by row and Monday, and new rows. */
export interface TeamSheetDraft {
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly bases: Bases;
  readonly added?: readonly AddedRow[];
}

/** The draft of a category's team sheet; weeks of other years are saved with it. */
export const useTeamDraft = (categoryId: string, year: number) =>
  useDraft<TeamSheetDraft>('team', categoryId, String(year));
