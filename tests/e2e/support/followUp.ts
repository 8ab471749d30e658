import type { Page } from '@playwright/test';
import { apiAs } from './api.ts';
import { makeOrganization } from './places.ts';
import { usernameOf } from './signIn.ts';

interface Made {
  readonly id: string;
}

/** An activity with its values from January on; null: no value. */
export interface MadeActivity {
  readonly name: string;
  readonly type: 'Manager' | 'Worklog' | 'WorklogDetailed' | 'Other';
  readonly map?: string;
  readonly isHeader?: boolean;
  readonly values?: readonly (number | null)[];
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;

/** Creates activities of a unit from a year on, with their values of that year. */
export const makeActivities = async (
  page: Page,
  unitPath: string,
  year: number,
  activities: readonly MadeActivity[],
): Promise<void> => {
  const api = await apiAs(page, usernameOf('admin'));
  const inputs: object[] = [];
  for (const { values = [], ...activity } of activities) {
    const { id } = (await api.post(`${unitPath}/activity`, { ...activity, start: year })) as Made;
    if (values.length > 0)
      inputs.push({ activityId: id, ...Object.fromEntries(values.map((value, index) => [months[index], value])) });
  }
  if (inputs.length > 0) await api.put(`${unitPath}/activity/input`, { year, inputs });
};

/** An organisation for one test, whose unit has a stencil and a comment in the year, but no activities. */
export const makeFollowUpUnit = async (page: Page, name: string, year: number) => {
  const { orgId, areaId, unitId, categoryId } = await makeOrganization(page, name);
  const unitPath = `/api/organizations/${orgId}/areas/${areaId}/units/${unitId}`;
  const api = await apiAs(page, usernameOf('admin'));
  await api.post(`${unitPath}/stencils`, { year, hour: 400, rentalHour: 800, monthlyWorkHours: 160 });
  await api.put(`${unitPath}/followup/${year}/comments`, { feb: 'Introduktion av fyra nya.' });
  return { ids: { orgId, areaId, unitId }, categoryId, unitPath };
};
