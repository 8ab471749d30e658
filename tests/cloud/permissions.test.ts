import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lambdaOf, lambdas } from './assembly.ts';
import type { Sent } from './commands/command.ts';
import { allows, type Statement, statementsOf, tenantRoleOf } from './policies.ts';
import { explains, type Permission, reasons } from './unsent.ts';

const recorded = (): readonly Sent[] => {
  const folder = process.env.COMMANDS;
  if (!folder) throw new Error('the commands are recorded by `npm run cloud:prove` and `npm test`');
  const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'));
  return lines.map((line) => JSON.parse(line) as Sent);
};

const commands = recorded();

/** The role whose policy decides about a command: the function's own, or the one that it assumed for an organisation. */
const roleFor = ({ by, orgId }: Sent): string =>
  orgId === undefined ? lambdaOf(by).role : (tenantRoleOf(by) ?? `${by} assumes no role`);

const shown = ({ by, orgId, action, on, name = '', keys = [] }: Sent): string =>
  `${by}${orgId ? ' for an organisation' : ''}: ${action} ${on} ${name} ${keys.join(' ')}`;

const withoutHash = (name: string): string => name.replace(/[0-9A-F]{8}/g, '');

/** What a role may do and no command needs. */
const unusedOf = (role: string): readonly Permission[] => {
  const sent = commands.filter((one) => roleFor(one) === role);
  const needs = (action: string, statement: Statement, pattern: string): boolean =>
    sent.some((one) => one.action === action && allows({ ...statement, resources: [pattern] }, one));
  return statementsOf(role).flatMap((statement) =>
    statement.actions.flatMap((action) =>
      statement.resources
        .filter((pattern) => !needs(action, statement, pattern))
        .map((pattern) => ({ role: withoutHash(role), action, resource: withoutHash(pattern) })),
    ),
  );
};

const unused = [...new Set(commands.map(roleFor))].flatMap(unusedOf);

describe('the permissions', () => {
  test('are tried by commands of every function', () => {
    expect(new Set(commands.map(({ by }) => by))).toEqual(new Set(lambdas.keys()));
    expect(commands.filter(({ orgId }) => orgId).length).toBeGreaterThan(100);
  });

  test('allow each command that the functions send', () => {
    const denied = commands.filter((sent) => !statementsOf(roleFor(sent)).some((one) => allows(one, sent)));
    expect([...new Set(denied.map(shown))].sort()).toEqual([]);
  });

  test('refuse the files and partitions of another organisation', () => {
    const tenants = commands.filter(({ orgId, keys = [], name }) => orgId && (keys.length > 0 || name));
    const elsewhere = tenants.map((sent) => ({ ...sent, orgId: 'org_other' }));
    expect(elsewhere.length).toBeGreaterThan(100);
    const allowed = elsewhere.filter((sent) => statementsOf(roleFor(sent)).some((one) => allows(one, sent)));
    expect(allowed.map(shown)).toEqual([]);
  });

  test('hold no action on a resource that no command needs, but for those with a reason', () => {
    const unexplained = unused.filter((one) => !reasons.some((reason) => explains(reason, one)));
    const lines = unexplained.map(({ role, action, resource }) => `${role}: ${action} ${resource}`);
    expect([...new Set(lines)].sort()).toEqual([]);
  });

  test('have no reason that is not needed: a command sends that action, or no role has it', () => {
    const stale = reasons.filter((reason) => !unused.some((one) => explains(reason, one)));
    expect(stale.map(({ role = 'any role', action, why }) => `${role}: ${action} (${why})`)).toEqual([]);
  });
});
