import { importFailedMail, reportMailFailure } from '#functions/account/mails.ts';
import { accountsOf, grantRows } from '#functions/grants/repository.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { setting } from '#functions/kernel/services/environment.ts';
import type { OrgIds } from '#functions/places/ids.ts';
import { loadOrganization } from '#functions/places/repository.ts';
import type { ImportKind, OrganizationImport } from '#shared/model/hrImport.ts';

const kindNames = { personnel: 'Personal', hours: 'Arbetad tid' } as const satisfies Record<ImportKind, string>;

/** The most failures that a mail names. */
const mostReasons = 20;

const reasonsOf = ({ kind, message, units }: OrganizationImport): readonly string[] =>
  [
    { message, place: '' },
    ...units.map(({ unitName, message: why }) => ({ message: why, place: `, ${unitName}` })),
  ].flatMap((one) => (one.message === '' ? [] : [`${kindNames[kind]}${one.place}: ${one.message}`]));

const shortened = (reasons: readonly string[]): readonly string[] =>
  reasons.length <= mostReasons
    ? reasons
    : [...reasons.slice(0, mostReasons), `… och ${reasons.length - mostReasons} till.`];

/** The SuperUsers of the whole organisation; where it has none, those of its areas and units. */
const superUsers = async ({ table }: Scope, ids: OrgIds) => {
  const grants = (await grantRows(table, { orgId: ids.orgId })).map(({ data }) => data);
  const whole = grants.filter(({ level }) => level === 'organization');
  const accountsWith = async (some: typeof grants) =>
    (await accountsOf(table, [...new Set(some.map(({ username }) => username))]))
      .map(({ data }) => data)
      .filter(({ type, active, disabled }) => type === 'SuperUser' && active && !disabled);
  const above = await accountsWith(whole);
  return above.length > 0 ? above : accountsWith(grants);
};

/** Loaded at first use: most imports do not fail. */
const loadMail = async () => (await import('#functions/kernel/services/mail.ts')).ses();

/** Mails the organisation's SuperUsers what could not be imported, and why. A mail that is refused is logged. */
export const mailFailure = async (scope: Scope, ids: OrgIds, results: readonly OrganizationImport[]): Promise<void> => {
  const [{ data: organization }, accounts] = await Promise.all([
    loadOrganization(scope.table, ids),
    superUsers(scope, ids),
  ]);
  if (accounts.length === 0) return;
  const send = await loadMail();
  const reasons = shortened(results.flatMap(reasonsOf));
  for (const { email } of accounts) {
    const content = { appUrl: setting('APP_URL'), email, organization: organization.name, reasons };
    await send(importFailedMail(content)).catch(reportMailFailure);
  }
};
