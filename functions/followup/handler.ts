import { plannedPlace } from '#functions/core/places/daysOff.ts';
import { loadUnitPlan } from '#functions/core/plan/unitPlan.ts';
import { lambda } from '#functions/kernel/http/lambda.ts';
import { followup } from '#shared/contract/followup.ts';
import { firstOfYear } from '#shared/time/day.ts';
import {
  activityContents,
  copyActivities,
  copyableUnits,
  createActivity,
  followUpYears,
  getActivity,
  listActivities,
  orderActivities,
  removeActivity,
  updateActivity,
} from './activities.ts';
import { closedReport, closeMonth } from './closing.ts';
import { getComments, saveComments } from './comments.ts';
import { listInputs, saveInputs, yearOfPath } from './inputs.ts';
import { placeText, savePlaceText } from './placeText.ts';
import { followUpUnit } from './unitYear.ts';

/** Follow-up of a unit: activities, their values by month, comments, and what comes of them. */
export const handler = lambda(followup, (scope) => ({
  list: ({ params }) => listActivities(scope, params),
  create: ({ params, body }) => createActivity(scope, params, body),
  one: ({ params }) => getActivity(scope, params),
  update: ({ params, body, version }) => updateActivity(scope, params, body, version),
  remove: ({ params, query, version }) => removeActivity(scope, params, query.confirm, version),
  contents: ({ params }) => activityContents(scope, params),
  order: ({ params, body }) => orderActivities(scope, params, body),
  years: ({ params }) => followUpYears(scope, params),

  inputs: ({ params: { year, ...ids } }) => listInputs(scope, ids, yearOfPath(year)),
  saveInputs: ({ params, body }) => saveInputs(scope, params, body),

  copyables: ({ params }) => copyableUnits(scope, params),
  copy: ({ params }) => copyActivities(scope, params),

  comments: ({ params: { year, ...ids } }) => getComments(scope, ids, yearOfPath(year)),
  saveComments: ({ params: { year, ...ids }, body, version }) =>
    saveComments(scope, ids, yearOfPath(year), body, version),
  close: ({ params: { year, ...ids }, body: { month } }) => closeMonth(scope, ids, { year: yearOfPath(year), month }),
  closed: ({ params: { year, month, ...ids } }) =>
    closedReport(scope, ids, { year: yearOfPath(year), month: Number(month) }),
  areaText: ({ params }) => placeText(scope, params),
  saveAreaText: ({ params, body, version }) => savePlaceText(scope, params, body, version),
  organizationText: ({ params }) => placeText(scope, params),
  saveOrganizationText: ({ params, body, version }) => savePlaceText(scope, params, body, version),
  year: async ({ params: { year } }) => {
    const place = plannedPlace(scope.place);
    const of = yearOfPath(year);
    return followUpUnit(
      { unitId: place.unit.id, unitName: place.unit.name },
      await loadUnitPlan(scope, place, firstOfYear(of)),
      of,
    );
  },
}));
