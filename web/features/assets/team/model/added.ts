import type { TeamMember } from '#shared/model/asset.ts';
import { valuesOf } from '#shared/planning/assetWeeks.ts';
import type { AddedRow } from '#web/domain/planning/teamDraft.ts';
import type { Texts } from '#web/kit/ui/sheet/column.ts';
import { plannedOf } from './edits.ts';

const made = new WeakMap<AddedRow, TeamMember>();

/** A new row as the sheet shows employees: the same object for the same row. */
export const memberOf = (row: AddedRow): TeamMember => {
  const known = made.get(row);
  if (known) return known;
  const stamp = { id: '', version: 0, changedBy: '', changedAt: '', assetId: row.id };
  const periods = row.periods.map((period) => ({
    ...stamp,
    ...period,
    hasDisconnectedStart: true,
    hasDisconnectedEnd: true,
  }));
  const member = { id: row.id, name: row.name, version: 0, periods };
  made.set(row, member);
  return member;
};

/** What is sent of a new row, with what is typed in it. */
export const addedBody = (row: AddedRow, typed: Texts | undefined) => ({
  name: row.name,
  periods: plannedOf(memberOf(row), typed).map((period) => ({
    ...valuesOf(period),
    start: period.start,
    end: period.end,
  })),
  ...(row.from && { from: row.from }),
});
