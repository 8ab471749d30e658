import { describe, expect, test } from 'vitest';
import { organizationPartition } from '#functions/kernel/store/keys.ts';
import { keptPartitions } from '#functions/kernel/store/partitions.ts';
import { contract } from '#shared/contract/index.ts';
import { actionsOf, endpoints, isWrite, permissions, propertiesOf, type Statement, textOf } from './resources.ts';

const domains = Object.keys(contract);
const writers = new Set(endpoints.filter(isWrite).map(({ domain }) => domain));
const org = ['$', '{aws:PrincipalTag/org}'].join('');

/** The partitions of the weeks that are kept of an organisation's units. */
const kept = keptPartitions(org);

const onService = (service: string) => (statement: Statement) =>
  actionsOf(statement).some((action) => action.startsWith(`${service}:`));

/** The partitions that a statement is held to; undefined where it is held to none. */
const partitionsOf = ({ Condition }: Statement) =>
  Condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'] as readonly string[] | undefined;

// Which actions these roles need is proved in tests/cloud by what functions send, and that it is of no other organisation. The partitions that
// a statement lists without need are not seen there, and neither is who may assume a role.

describe.each(['Reads', 'Keeps', 'Writes'])('the role of tenants that %s', (use) => {
  const own = permissions(`Tenant${use}`);

  test('is held to the partitions of the organisation in the tag of its session', () => {
    const onTable = own.filter(onService('dynamodb'));
    const reached = onTable.flatMap((one) => partitionsOf(one) ?? ['*']);
    const all = [`FOLLOWUP#${org}`, `ORG#${org}`, `ORG#${org}#*`, ...(use === 'Keeps' ? kept : [])];
    expect([...new Set(reached)].sort()).toEqual(all.sort());
    // Its own imports and follow-ups are listed in the index.
    const onIndex = onTable.filter(({ Resource }) => textOf(Resource).includes('/index/gsi1'));
    expect(onIndex.flatMap(partitionsOf)).toEqual([`FOLLOWUP#${org}`, `ORG#${org}#*`]);
  });

  test('is held to the files of that organisation', () => {
    const objects = own.filter(onService('s3')).filter(({ Resource }) => textOf(Resource).includes('/'));
    expect(objects.length).toBeGreaterThan(1);
    for (const { Resource } of objects)
      for (const one of [Resource].flat())
        expect(textOf(one)).toMatch(/"\/(answers\/)?\$\{aws:PrincipalTag\/org\}\/\*"/);
  });

  test('is given to roles of this account, for one tag that names an organisation', () => {
    const [role] = propertiesOf('AWS::IAM::Role').filter(({ Description }) =>
      String(Description).startsWith(`Bemanningsplan: ${use.toLowerCase()} what`),
    );
    const [statement, ...others] = role.AssumeRolePolicyDocument.Statement;
    expect(others).toEqual([]);
    // Without the second, nobody could assume it with a tag.
    expect([...statement.Action].sort()).toEqual(['sts:AssumeRole', 'sts:TagSession']);
    expect(statement.Condition).toEqual({
      StringLike: { 'aws:RequestTag/org': 'org_*' },
      'ForAllValues:StringEquals': { 'aws:TagKeys': ['org'] },
    });
    expect(textOf(statement.Principal)).toContain('AWS::AccountId');
  });
});

test('beyond what the role that reads may do, the one that keeps weeks is held to weeks and the units that they are of', () => {
  const reads = new Set(permissions('TenantReads').map(textOf));
  const more = permissions('TenantKeeps').filter((one) => !reads.has(textOf(one)));
  expect(more.map(partitionsOf)).toEqual([kept, [organizationPartition(org)]]);
});

test('the function of a domain assumes the role that writes or keeps only where its domain does', () => {
  const roles = propertiesOf('AWS::Lambda::Function');
  for (const domain of domains) {
    const use = writers.has(domain) ? 'Writes' : domain === 'overview' ? 'Keeps' : 'Reads';
    const assumes = permissions(`${domain}Role`).filter(onService('sts'));
    expect(
      assumes.map(({ Resource }) => textOf(Resource)),
      domain,
    ).toEqual([expect.stringContaining(`"Tenant${use}`)]);
    const [own] = roles.filter(({ Description }) => Description === `Bemanningsplan: ${domain}`);
    expect(textOf(own.Environment.Variables.TENANT_ROLE), domain).toContain(`"Tenant${use}`);
  }
});

describe('with its own credentials, the function of a domain', () => {
  /** Those whose exceptions reach organisations (functions/kernel/http/exceptions.ts). */
  const far = ['access', 'account', 'hierarchy', 'log', 'people'];
  const ofTenants = /^(\*|ORG#\*.*|FOLLOWUP#.*)$/;

  test('reaches no organisation, but for the named ones', () => {
    for (const domain of domains) {
      const onTable = permissions(`${domain}Role`).filter(onService('dynamodb'));
      expect(onTable.length, domain).toBeGreaterThan(0);
      const reached = onTable.some((one) =>
        (partitionsOf(one) ?? ['*']).some((partition) => ofTenants.test(partition)),
      );
      expect(reached, domain).toBe(far.includes(domain));
    }
  });

  test('writes nothing but the log of refusals, but for those whose exceptions write', () => {
    const refusals = ['ORG#-#LOG#*', 'SIGNIN#refusals#*'];
    const writing = domains.filter((domain) => {
      const puts = permissions(`${domain}Role`).filter((one) => actionsOf(one).includes('dynamodb:PutItem'));
      const written = puts.flatMap((one) => partitionsOf(one) ?? ['*']);
      expect(written, domain).toEqual(expect.arrayContaining(written.includes('*') ? ['*'] : refusals));
      return written.length > refusals.length || written.includes('*');
    });
    expect(writing.sort()).toEqual(['access', 'account', 'hierarchy', 'settings']);
  });
});
