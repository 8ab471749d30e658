import { shiftCategory } from '#shared/calculation/index.ts';
import type { ShiftPeriod } from '#shared/model/shift.ts';
import { type ShiftKind, shiftKinds } from '#web/kit/ui/figures/ShiftBadge.tsx';

/** The part of the day that a shift belongs to, by its name and the night mark: without the times of the demand. */
export const shiftKindOf = (name: string, period: Pick<ShiftPeriod, 'isNightShift'>): ShiftKind =>
  shiftKinds[shiftCategory(name, period, { startHour: 0, startMinute: 0 })];
