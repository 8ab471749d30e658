import type { Fault } from '#shared/model/faults.ts';
import type { Day } from '#shared/time/day.ts';
import type { Texts } from '#web/ui/sheet/column.ts';
import { faultsIn } from '../period/form.ts';
import { formIn, isOpen, type PeriodRow } from './row.ts';

/** What is wrong with a cell: by a rule of the model, or a text that is no week. */
export type CellFault = Fault | { readonly code: 'week' };

const weekFaults = (texts: Texts, row: PeriodRow): Readonly<Record<string, CellFault>> => {
  const { start, end } = formIn(texts, row);
  const [startText, endText] = [texts.start ?? '', texts.end ?? ''];
  return {
    ...(start === null && startText.trim() !== '' && { start: { code: 'week' } }),
    ...(end === null && !isOpen(endText) && { end: { code: 'week' } }),
  };
};

const historyFaults = (texts: Texts, row: PeriodRow, min: Day | undefined): Readonly<Record<string, CellFault>> => {
  const { start, end } = formIn(texts, row);
  const { period } = row;
  const tooOld = (day: Day | null, before: Day | null) =>
    min !== undefined && day !== null && day !== before && day < min;
  return {
    ...(tooOld(start, period.start) && { start: { code: 'history' } }),
    ...(tooOld(end, period.end) && { end: { code: 'history' } }),
  };
};

/** What is wrong in a row, by column: the rules of the model, the 10-week limit, and what is no week. */
export const faultsOfRow = (
  texts: Texts,
  row: PeriodRow,
  min: Day | undefined,
): Readonly<Record<string, CellFault>> => ({
  ...faultsIn(formIn(texts, row)),
  ...historyFaults(texts, row, min),
  ...weekFaults(texts, row),
});
