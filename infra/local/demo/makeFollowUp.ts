import { createActivity } from '#functions/followup/activities.ts';
import { saveComments } from '#functions/followup/comments.ts';
import { saveInputs } from '#functions/followup/inputs.ts';
import type { Table } from '#functions/kernel/store/table.ts';
import type { UnitPath } from '#functions/places/ids.ts';
import { followup } from '#shared/contract/followup.ts';
import { monthNames } from '#shared/model/activity.ts';
import type { FollowUpDesign } from './followUp.ts';
import { superAdminScope } from './superAdmin.ts';

const byMonth = <Value>(values: readonly Value[]) =>
  Object.fromEntries(monthNames.map((month, index) => [month, values[index]]));

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
    await saveComments(scope, unit, year, followup.saveComments.body.parse(byMonth(comments)), undefined);
  }
};
