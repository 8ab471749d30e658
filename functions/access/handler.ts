import { ses } from '#functions/kernel/adapters/mail.ts';
import { lambda } from '#functions/kernel/http/lambda.ts';
import { access } from '#shared/contract/access.ts';
import { getGroupMapping, saveGroupMapping } from './groupMapping.ts';
import { inviteAccess } from './invite.ts';
import { manageTree, placeTree } from './placeTree.ts';
import { addAccess, listAccesses, listCandidates, removeAccess, updateAccess } from './service.ts';

/** The places that the caller can see, and the grants of a place. */
export const handler = lambda(access, (scope) => ({
  context: () => placeTree(scope),
  tree: () => manageTree(scope),
  list: () => listAccesses(scope),
  candidates: () => listCandidates(scope),
  invite: ({ body }) => inviteAccess(scope, ses(), body),
  add: ({ params, body }) => addAccess(scope, ses(), params.userId, body),
  update: ({ params, body, version }) => updateAccess(scope, params.accessId, body, version),
  remove: ({ params, version }) => removeAccess(scope, params.accessId, version),
  groups: ({ params }) => getGroupMapping(scope, params),
  saveGroups: ({ params, body, version }) => saveGroupMapping(scope, params, body, version),
}));
