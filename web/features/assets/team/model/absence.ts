import { absentValues } from '#shared/planning/assetWeeks.ts';
import { contains } from '#shared/time/period.ts';
import { cellsIn } from '#web/kit/ui/sheet/core/box.ts';
import type { Put } from '#web/kit/ui/sheet/core/clipboard.ts';
import { rangeOf } from '#web/kit/ui/sheet/core/selection.ts';
import type { SheetModel } from '#web/kit/ui/sheet/useSheet.ts';
import { absenceText } from './cellText.ts';
import { plannedIn, type TeamRow } from './rows.ts';

/** The reasons of absence that are proposed; each is stored as the comment. */
export const absenceReasons = ['holiday', 'childCare', 'parental', 'sick', 'education', 'leave', 'other'] as const;

/** The parts of the work rate that an absence can move out of the staffing. */
export const absenceParts = [1, 0.75, 0.5, 0.25] as const;

/** The texts that set absence in the marked weeks; weeks without a period are left as they are. */
export const absencesIn = (sheet: SheetModel<TeamRow>, part: number, reason: string): readonly Put[] =>
  cellsIn(rangeOf(sheet.state.selection)).flatMap((cell) => {
    const [live, column] = [sheet.rows[cell.row], sheet.grid.columns[cell.column]];
    const period = live && column && plannedIn(live).find((one) => contains(one, column.id as typeof one.start));
    return period ? [{ cell, text: absenceText(absentValues(period, part, reason)) }] : [];
  });
