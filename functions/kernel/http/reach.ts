import { type Caller, isProvider } from '#functions/kernel/rights/caller.ts';
import { accountPartitions, commonPartitions as common } from '#functions/kernel/store/partitions.ts';
import type { Reach } from '#functions/kernel/store/reach.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import type { Event } from './event.ts';
import { exceptionsOf } from './exceptions.ts';

/**
 * What finding the target of a request may touch, before the caller's right to it is checked: the organisation of the path, and where the
 * path has none the place or account that it names.
 */
export const locatingReach = ({ pathParameters }: Event): Reach => {
  const orgId = pathParameters?.orgId;
  const nothing = { own: { partitions: [], use: 'read' }, reads: [], writes: [] } as const;
  return orgId === undefined
    ? { ...nothing, orgIds: 'all', reads: [common.places, common.accounts] }
    : { ...nothing, orgIds: [orgId] };
};

/**
 * What serving a request may touch: the organisation of the path, or without one the organisations in which the caller has a grant; the
 * caller's own account; and what the endpoint's exceptions name.
 */
export const servingReach = (endpoint: Endpoint, caller: Caller, { pathParameters }: Event): Reach => {
  const orgId = pathParameters?.orgId;
  const granted = isProvider(caller) ? 'all' : caller.grants.map((grant) => grant.orgId);
  const excepted = exceptionsOf(endpoint);
  return {
    orgIds: orgId === undefined ? granted : [orgId],
    own: {
      partitions: accountPartitions(caller.username),
      use: excepted.some(({ writesOwn }) => writesOwn) ? 'write' : 'read',
    },
    reads: excepted.flatMap(({ reads = [] }) => reads),
    writes: excepted.flatMap(({ writes = [] }) => writes),
  };
};
