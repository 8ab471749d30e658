import { lambda } from '#functions/kernel/http/lambda.ts';
import { assets } from '#shared/contract/assets.ts';
import { absenceComments, answerComments, undoComments } from './absenceComments.ts';
import { saveDraft } from './draft.ts';
import { createPeriod, createPeriods, removePeriod, splitPeriods, updatePeriod } from './periods.ts';
import { searchEmployees } from './search.ts';
import { createAsset, listAssets, oneAsset, removeAsset, updateAsset } from './service.ts';
import { readTeam, saveTeam } from './team.ts';

/** Staff and their periods of employment. */
export const handler = lambda(assets, (scope) => ({
  search: ({ params, query }) => searchEmployees(scope, params, query),
  list: ({ params, query }) => listAssets(scope, params, query.schemaId),
  create: ({ params, body }) => createAsset(scope, params, body),
  one: ({ params, query }) => oneAsset(scope, params, query),
  update: ({ params, body, version }) => updateAsset(scope, params, body, version),
  remove: ({ params, version }) => removeAsset(scope, params, version),
  createPeriods: ({ params, body }) => createPeriods(scope, params, body),
  team: ({ params, query }) => readTeam(scope, params, query),
  saveTeam: ({ params, body }) => saveTeam(scope, params, body),
  saveDraft: ({ params, body }) => saveDraft(scope, params, body),
  absenceComments: ({ params }) => absenceComments(scope, params),
  answerComments: ({ params, body }) => answerComments(scope, params, body),
  undoComments: ({ params, body }) => undoComments(scope, params, body),
  createPeriod: ({ params, body: { split, ...period } }) =>
    split ? splitPeriods(scope, params, period) : createPeriod(scope, params, period),
  updatePeriod: ({ params, body, version }) => updatePeriod(scope, params, body, version),
  removePeriod: ({ params, version }) => removePeriod(scope, params, version),
  comment: ({ params, body, version }) => updatePeriod(scope, params, body, version),
}));
