import type { Construct } from 'constructs';
import { type DomainResources, environmentFor, permissionsOf } from './domains.ts';
import { lambda } from './lambda.ts';
import { longest, mayOrder, type OrderQueues, oneByOne } from './queues.ts';
import { daily } from './schedule.ts';
import { mayUseTable } from './table.ts';

/**
 * Daily at 03:00 in Stockholm a function orders an import for each organisation whose day it is; another one carries the orders out,
 * each by itself (functions/imports/README.md).
 */
export const importSchedule = (scope: Construct, queues: OrderQueues, resources: DomainResources) => {
  const { table, environment, undelivered } = resources;
  const schedule = lambda(scope, 'ImportSchedule', {
    entry: 'functions/triggers/imports/schedule.ts',
    description: 'Bemanningsplan: orders the imports of the day',
    memory: 512,
    seconds: 60,
    environment,
    may: [mayUseTable(table, 'reads'), mayOrder(queues.orders)],
  });
  const queued = lambda(scope, 'ImportQueued', {
    entry: 'functions/triggers/imports/queued.ts',
    description: 'Bemanningsplan: imports one organisation',
    memory: 1769,
    seconds: longest.toSeconds(),
    environment: environmentFor('imports', resources),
    may: permissionsOf('imports', resources),
  });
  queued.addEventSource(oneByOne(queues));
  daily(scope, 'ImportTick', schedule, {
    hour: 3,
    description: 'Bemanningsplan: imports from HR systems',
    undelivered,
  });
  return { importSchedule: schedule, importQueued: queued };
};
