import { type Scope, scopeOf } from '#functions/kernel/changes/scope.ts';
import { systemCaller } from '#functions/kernel/rights/caller.ts';
import type { Table } from '#functions/kernel/store/table.ts';

/** The account that creates the demo data, and the actor in its log entries. */
export const superAdminEmail = 'superadmin@demo.se';

const superAdmin = systemCaller(superAdminEmail);

/** The scope of a request by the SuperAdmin with this path, with which the demo calls the same services as the API. */
export const superAdminScope = (table: Table, path: Readonly<Record<string, string>> = {}): Scope =>
  scopeOf({ caller: superAdmin, place: {}, table, now: new Date(), address: '-', path });
