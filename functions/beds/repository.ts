import { loadTimeline } from '#functions/kernel/changes/timelines.ts';
import type { Table } from '#functions/kernel/store/table.ts';
import { planKeys, type UnitIds } from '#functions/plan/keys.ts';
import type { StoredBedPeriod } from '#shared/model/bed.ts';

/** The bed periods of a unit, empty where none are stored. */
export const loadBeds = (table: Table, ids: UnitIds) => loadTimeline<StoredBedPeriod>(table, planKeys.beds(ids));
