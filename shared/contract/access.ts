import * as z from 'zod';
import { Access, AccessChange, AccessFields, AccessInvitation, Candidate } from '#shared/model/access.ts';
import { GroupMapping, GroupMappingChange } from '#shared/model/groupMapping.ts';
import { PlaceTree } from '#shared/model/placeTree.ts';
import { create, get, put, remove } from './define.ts';
import { O } from './paths.ts';

const place = '/api/access/{level}/{id}' as const;
const one = '/api/access/{level}/user/{accessId}' as const;

/** Grants of accounts on places (README.md "Grants"). */
export const access = {
  context: get('/api/access/context', {
    who: 'signedIn',
    summary: 'The tree the caller may see, organisations to categories.',
    answer: PlaceTree,
  }),
  tree: get('/api/access/tree', {
    who: 'signedIn',
    summary: 'The tree of Förvalta: as the context, and with hidden units for who may change or grant.',
    answer: PlaceTree,
  }),
  list: get(place, {
    who: 'access',
    summary: 'Who reaches this place: what is granted on it, and above it (`inherited`).',
    answer: z.array(Access),
  }),
  candidates: get(`${place}/candidates`, {
    who: 'access',
    summary: 'Accounts of the organisation that could be granted the place.',
    answer: z.array(Candidate),
  }),
  invite: create(`${place}/user`, {
    who: 'access',
    summary: 'Grants the place to whoever has the address; makes and invites the account where there is none.',
    body: AccessInvitation,
    answer: Access,
  }),
  add: create(`${place}/user/{userId}`, {
    who: 'access',
    summary: 'Grants the place to an account and mails it.',
    body: AccessFields,
    answer: Access,
  }),
  update: put(one, { who: 'access', summary: 'Changes a grant.', body: AccessChange, answer: Access }),
  remove: remove(one, { who: 'access', summary: 'Withdraws a grant; it works at once.' }),
  groups: get(`${O}/group-mapping`, {
    who: 'access',
    summary: 'What the groups of the organisation’s identity provider give access to.',
    answer: GroupMapping,
  }),
  saveGroups: put(`${O}/group-mapping`, {
    who: 'access',
    summary: 'Stores it; each person’s access follows at the next sign-in.',
    body: GroupMappingChange,
    answer: GroupMapping,
  }),
} as const;
