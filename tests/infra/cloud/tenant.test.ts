import { describe, expect, test } from 'vitest';
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

/** Whether a statement is for keeping weeks only: to put them, and to check that their unit stands. */
const isKeeping = (statement: Statement) =>
  textOf(partitionsOf(statement)) === textOf(kept) || actionsOf(statement).join() === 'dynamodb:ConditionCheckItem';

describe.each(['Reads', 'Keeps', 'Writes'])('the role of tenants that %s', (use) => {
  const own = permissions(`Tenant${use}`);

  test('is held to the partitions of the organisation in the tag of its session', () => {
    const onTable = own.filter(onService('dynamodb'));
    const reached = onTable.filter((one) => !isKeeping(one)).flatMap((one) => partitionsOf(one) ?? ['*']);
    expect([...new Set(reached)].sort()).toEqual([`FOLLOWUP#${org}`, `ORG#${org}`, `ORG#${org}#*`]);
    // Its own imports and follow-ups are listed in the index.
    const onIndex = onTable.filter(({ Resource }) => textOf(Resource).includes('/index/gsi1'));
    expect(onIndex.flatMap(partitionsOf)).toEqual([`FOLLOWUP#${org}`, `ORG#${org}#*`]);
    const puts = onTable.filter((one) => actionsOf(one).includes('dynamodb:PutItem')).map(partitionsOf);
    if (use === 'Reads') expect(puts).toEqual([]);
    if (use === 'Keeps') expect(puts).toEqual([kept]);
    if (use === 'Writes') expect(puts.length).toBeGreaterThan(0);
  });

  test('is held to the files of that organisation', () => {
    const objects = own.filter(onService('s3')).filter(({ Resource }) => textOf(Resource).includes('/'));
    expect(objects.length).toBeGreaterThan(1);
    for (const { Resource } of objects)
      for (const one of [Resource].flat())
        expect(textOf(one)).toMatch(/"\/(answers\/)?\$\{aws:PrincipalTag\/org\}\/\*"/);
    const changing = objects.filter(({ Resource }) => textOf(Resource).includes(`"/${org}/*`)).flatMap(actionsOf);
    expect(changing.includes('s3:PutObject')).toBe(use === 'Writes');
    expect(changing).toContain('s3:GetObject');
  });

  test('is given to roles of this account, for one tag that names an organisation', () => {
    const [role] = propertiesOf('AWS::IAM::Role').filter(({ Description }) =>
      String(Description).startsWith(`Bemanningsplan: ${use.toLowerCase()} what`),
    );
    const [statement, ...others] = role.AssumeRolePolicyDocument.Statement;
    expect(others).toEqual([]);
    expect([...statement.Action].sort()).toEqual(['sts:AssumeRole', 'sts:TagSession']);
    expect(statement.Condition).toEqual({
      StringLike: { 'aws:RequestTag/org': 'org_*' },
      'ForAllValues:StringEquals': { 'aws:TagKeys': ['org'] },
    });
    expect(textOf(statement.Principal)).toContain('AWS::AccountId');
  });
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

  test('reads files of organisations where it reads the log of all, and stores none but what belongs to none', () => {
    const filesOf = (action: string) =>
      Object.fromEntries(
        domains.flatMap((domain) => {
          const on = permissions(`${domain}Role`).filter((one) => actionsOf(one).includes(action));
          return on.length > 0 ? [[domain, on.map(({ Resource }) => /"(\/[^"]+)"/.exec(textOf(Resource))?.[1])]] : [];
        }),
      );
    expect(filesOf('s3:GetObject')).toEqual({ log: ['/*/log/*'], people: ['/*/log/*'] });
    expect(filesOf('s3:PutObject')).toEqual({
      account: ['/*/log/*'],
      reports: ['/answers/-/*'],
      settings: ['/-/log/*'],
    });
  });
});
