import { loadTimeline } from '#functions/kernel/changes/timelines.ts';
import { planKeys, type UnitIds } from '#functions/kernel/store/keys.ts';
import type { Table } from '#functions/kernel/store/table.ts';
import type { StoredBedPeriod } from '#shared/model/bed.ts';

/** The bed periods of a unit, empty where none are stored. */
export const loadBeds = (table: Table, ids: UnitIds) => loadTimeline<StoredBedPeriod>(table, planKeys.beds(ids));
