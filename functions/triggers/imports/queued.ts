import type { SQSEvent } from 'aws-lambda';
import { logLine } from '#functions/kernel/adapters/log.ts';
import { scopeOf } from '#functions/kernel/changes/scope.ts';
import { loadRemains } from '#functions/kernel/rights/place.ts';
import { commonPartitions } from '#functions/kernel/store/partitions.ts';
import { type Reach, withinReach } from '#functions/kernel/store/reach.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import { isWhole } from '#shared/model/hrImport.ts';
import { importOrganization } from '../../imports/organization.ts';
import { type Order, orderOf } from '../order.ts';
import { scheduler } from './scheduler.ts';

/** The organisation of the order, and the accounts of its administrators and the provider's, which are mailed what failed. */
const reachOf = ({ orgId }: Order): Reach => ({
  orgIds: [orgId],
  own: { partitions: [], use: 'read' },
  reads: [commonPartitions.accounts, commonPartitions.listOfAccounts],
  writes: [],
});

const carryOut = async ({ orgId }: Order): Promise<void> => {
  const table = theTable();
  const place = await loadRemains(table, { orgId });
  // Removed since it was queued.
  if (!place.org) return;
  const scope = scopeOf({ caller: scheduler, place, table, now: new Date(), address: '-', path: { orgId } });
  const results = await importOrganization(scope, { orgId });
  const units = results.flatMap((result) => result.units);
  logLine('info', {
    event: 'import',
    tenant: orgId,
    whole: results.every(isWhole),
    stored: units.filter(({ state }) => state === 'stored').length,
    failed: units.filter(({ state }) => state === 'failed').length,
  });
};

/**
 * Imports the organisations of queued orders. A file that cannot be fetched or read is a result, which history has; what throws is
 * tried again by the queue, where what is stored already changes nothing.
 */
export const handler = async ({ Records }: SQSEvent): Promise<void> => {
  for (const { body } of Records) {
    const order = orderOf(body);
    await withinReach(reachOf(order), () => carryOut(order));
  }
};
