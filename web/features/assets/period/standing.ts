import type { Period } from '#shared/time/period.ts';
import { fits, place } from '#shared/time/timeline.ts';
import type { PeriodForm } from './form.ts';

/** How a period stands among the employee's others. */
interface Standing<Row extends Period> {
  /** The open-ended one that it ends the day before it begins. */
  readonly shortened?: Row;
  /** The field at which another period is in the way. */
  readonly overlap?: 'start' | 'end';
}

/** A new period may end an open one; a changed one may not alter any other (`shared/calculation/README.md`). */
export const standing = <Row extends Period>(
  siblings: readonly Row[],
  { start, end }: Pick<PeriodForm, 'start' | 'end'>,
  isNew: boolean,
): Standing<Row> => {
  if (start === null) return {};
  const placed = isNew ? place(siblings, { start, end }) : fits(siblings, { start, end });
  if (!placed.ok) return { overlap: placed.field };
  const shortened = 'shortened' in placed && siblings.find((one) => one.end === null && one.start < start);
  return shortened ? { shortened } : {};
};
