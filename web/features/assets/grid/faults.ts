import type { Fault } from '#shared/model/faults.ts';
import { kindNamed } from '#shared/planning/absenceWords.ts';
import type { Planner } from '#shared/planning/periodRules.ts';
import { judgePeriod } from '#web/domain/planning/judgePeriod.ts';
import { isOpenEnd } from '#web/domain/planning/openEnd.ts';
import { weekFault } from '#web/domain/planning/typedWeek.ts';
import { codesAsFaults } from '#web/kit/forms/judge.ts';
import type { Texts } from '#web/kit/ui/sheet/column.ts';
import { faultsIn, type PeriodForm } from '../period/form.ts';
import { formIn, type PeriodRow } from './row.ts';

/** A text that names no absence, which would be lost in silence. */
const absenceFaults = ({ absence = '' }: Texts): Readonly<Record<string, Fault>> =>
  absence === '' || kindNamed(absence) ? {} : { absence: { code: 'absenceKind' } };

const weekFaults = (texts: Texts, { start, end }: PeriodForm): Readonly<Record<string, Fault>> => {
  const [startText, endText] = [texts.start ?? '', texts.end ?? ''];
  return {
    ...(start === null && startText.trim() !== '' && { start: { code: weekFault(startText) } }),
    ...(end === null && !isOpenEnd(endText) && { end: { code: weekFault(endText) } }),
  };
};

/** What the rules of periods refuse of the dates, once they are changed; other periods of the employee may be changed too. */
const dateFaults = (chosen: PeriodForm, { period }: PeriodRow, planner: Planner): Readonly<Record<string, Fault>> => {
  if (chosen.start === period.start && chosen.end === period.end) return {};
  return codesAsFaults(judgePeriod({ list: [], chosen, planner, changed: period }).faults);
};

/** What is wrong in a row, by column: the rules of the model, the 10-week limit, and what is no week. */
export const faultsOfRow = (texts: Texts, row: PeriodRow, planner: Planner): Readonly<Record<string, Fault>> => {
  const form = formIn(texts, row);
  return { ...faultsIn(form), ...dateFaults(form, row, planner), ...weekFaults(texts, form), ...absenceFaults(texts) };
};
