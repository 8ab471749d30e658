import type { LogEntry } from '#functions/kernel/changes/change.ts';
import type { Api, Client, Json } from './api.ts';
import { makeWard, organizationGrant, unitGrant, type Ward } from './ward.ts';

/** A ward, and accounts that may export its persons or may not. */
export interface Exported {
  readonly ward: Ward;
  readonly admin: Client;
  readonly superUser: Client;
  readonly planner: Client;
  /** SuperUser of another organisation. */
  readonly stranger: Client;
}

/** Makes the ward and the accounts that tests of exports use. */
export const makeExported = async (api: Api): Promise<Exported> => {
  const ward = await makeWard(api, 'Region Minne');
  const next = await makeWard(api, 'Region Bredvid');
  return {
    ward,
    admin: await api.person('admin@test.se', 'Admin'),
    superUser: await api.person('chef@test.se', 'SuperUser', organizationGrant(ward)),
    planner: await api.person('plan@test.se', 'User', unitGrant(ward)),
    stranger: await api.person('annan@test.se', 'SuperUser', organizationGrant(next)),
  };
};

/** The log entries of an answered export. */
export const logOf = (body: Json): LogEntry[] => (body.data as unknown as { log: LogEntry[] }).log;
