import { type Scope, scopeOf } from '#functions/kernel/changes/scope.ts';
import type { Caller } from '#functions/kernel/rights/caller.ts';
import type { Table } from '#functions/kernel/store/table.ts';

/** In whose name the demo is made; also where the accounts are that could. */
export const maker = 'superadmin@demo.se';

const superAdmin: Caller = { username: maker, type: 'SuperAdmin', grants: [] };

/** What a request of the SuperAdmin at this path would have: the services cannot tell the demo from a person. */
export const superAdminScope = (table: Table, path: Readonly<Record<string, string>> = {}): Scope =>
  scopeOf({ caller: superAdmin, place: {}, table, now: new Date(), address: '-', path });
