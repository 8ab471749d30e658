import { type Absent, absentValues } from '#shared/planning/assetWeeks.ts';
import { comparable } from '#shared/text/names.ts';
import { contains } from '#shared/time/period.ts';
import { absenceText } from '#web/domain/planning/cellText.ts';
import { cellsIn } from '#web/kit/ui/sheet/core/box.ts';
import type { Put } from '#web/kit/ui/sheet/core/clipboard.ts';
import { rangeOf } from '#web/kit/ui/sheet/core/selection.ts';
import type { SheetModel } from '#web/kit/ui/sheet/useSheet.ts';
import { readRate } from './cellText.ts';
import { plannedIn, type TeamRow } from './rows.ts';

/** The parts of the work rate that an absence can move out of the staffing. */
export const absenceParts = [1, 0.75, 0.5, 0.25] as const;

/** The words of an absence in lower case, each with its kind and the comment that is stored for it. */
export type AbsenceWords = ReadonlyMap<string, Pick<Absent, 'absence' | 'comment'>>;

/** An absence written as a word, `Semester`, or with the part of the work rate, `semester 50 %`. */
const WORD = /^(\D+?)\s*([\d.,]+\s*%?)?$/;

/** The absence that a text names; undefined for a text that is none. */
export const absenceIn = (text: string, words: AbsenceWords): Absent | undefined => {
  const [, word = '', rate] = WORD.exec(text.trim()) ?? [];
  const reason = words.get(comparable(word));
  const part = rate === undefined ? 1 : readRate(rate);
  return reason === undefined || part === null ? undefined : { part, ...reason };
};

/** Whether a text may be the beginning of the word of an absence. */
export const beginsAbsence = (text: string, words: AbsenceWords): boolean => {
  const typed = comparable(text.replace(/\s*[\d.,]*\s*%?$/, ''));
  return typed !== '' && [...words.keys()].some((word) => word.startsWith(typed));
};

/** The texts that set absence in the marked weeks; weeks without a period are left as they are. */
export const absencesIn = (sheet: SheetModel<TeamRow>, absent: Absent): readonly Put[] =>
  cellsIn(rangeOf(sheet.state.selection)).flatMap((cell) => {
    const [live, column] = [sheet.rows[cell.row], sheet.grid.columns[cell.column]];
    const period = live && column && plannedIn(live).find((one) => contains(one, column.id as typeof one.start));
    return period ? [{ cell, text: absenceText(absentValues(period, absent)) }] : [];
  });
