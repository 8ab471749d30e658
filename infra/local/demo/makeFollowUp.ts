import type { UnitPath } from '#functions/core/places/ids.ts';
import { createActivity } from '#functions/followup/activities.ts';
import { saveComments } from '#functions/followup/comments.ts';
import { saveInputs } from '#functions/followup/inputs.ts';
import { loadInputs } from '#functions/followup/repository.ts';
import { replace, type Table } from '#functions/kernel/store/table.ts';
import { followup } from '#shared/contract/followup.ts';
import { type ImportedValue, monthNames } from '#shared/model/activity.ts';
import type { FollowUpDesign } from './followUp.ts';
import { superAdminScope } from './superAdmin.ts';

const byMonth = <Value>(values: readonly Value[]) =>
  Object.fromEntries(monthNames.map((month, index) => [month, values[index]]));

/** The fourth day of the month after one of 1 to 12, when the HR system has its hours. */
const importDay = (year: number, month: number): string =>
  month === 12 ? `${year + 1}-01-04` : `${year}-${String(month + 1).padStart(2, '0')}-04`;

/** Marks values of a year as imported: those of activities that have an identifier; one value of June was changed since. */
const markImported = async (
  table: Table,
  unit: UnitPath,
  year: number,
  activities: readonly { readonly id: string; readonly fields: FollowUpDesign['activities'][number]['fields'] }[],
): Promise<void> => {
  const row = await loadInputs(table, unit, year);
  const isRead = (id: string) => activities.some((one) => one.id === id && one.fields.heromaActivityIdentifier);
  const changed = activities.find(({ fields }) => fields.map === 'Work')?.id;
  const inputs = row.data.inputs.map((input) => {
    if (!isRead(input.id)) return input;
    const imports = input.months.flatMap((value, index): ImportedValue[] => {
      const month = monthNames[index];
      if (value === null || !month) return [];
      const isChanged = input.id === changed && month === 'jun';
      return [{ month, value: isChanged ? value - 7 : value, day: importDay(year, index + 1) }];
    });
    const isKept = ({ month, value }: ImportedValue) => input.months[monthNames.indexOf(month)] === value;
    return { ...input, imports, imported: imports.filter(isKept).map(({ month }) => month) };
  });
  await table.commit(replace(row, { year, inputs }));
};

/** Creates the activities of a unit with their values, and the comments of its months. */
export const makeFollowUp = async (table: Table, unit: UnitPath, design: FollowUpDesign): Promise<void> => {
  const scope = superAdminScope(table, { ...unit });
  const activities: (FollowUpDesign['activities'][number] & { readonly id: string })[] = [];
  for (const activity of design.activities) {
    const { id } = await createActivity(scope, unit, followup.create.body.parse(activity.fields));
    activities.push({ ...activity, id });
  }
  for (const [year, comments] of design.comments) {
    const inputs = activities.flatMap(({ id, years }) => {
      const values = years.get(year);
      return values ? [{ activityId: id, ...byMonth(values) }] : [];
    });
    await saveInputs(scope, unit, followup.saveInputs.body.parse({ year, inputs }));
    await markImported(table, unit, year, activities);
    await saveComments(scope, unit, year, followup.saveComments.body.parse(byMonth(comments)), undefined);
  }
};
