import { layOut, reportMailFailure } from '#functions/account/mails.ts';
import { accountsOf, grantsAt } from '#functions/core/grants/repository.ts';
import type { OrgIds } from '#functions/core/places/ids.ts';
import { loadOrganization } from '#functions/core/places/repository.ts';
import { setting } from '#functions/kernel/adapters/environment.ts';
import type { Mail } from '#functions/kernel/adapters/mail.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import type { ImportKind, OrganizationImport } from '#shared/model/hrImport.ts';
import { administersByGrant } from '#shared/model/roles.ts';

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

/** The accounts of the organisation's SuperUsers that are in use. */
const superUsers = async ({ table }: Scope, { orgId }: OrgIds) => {
  const usernames = (await grantsAt(table, { orgId })).map(({ data }) => data.username);
  return (await accountsOf(table, usernames))
    .map(({ data }) => data)
    .filter(({ type, active, disabled }) => administersByGrant(type) && active && !disabled);
};

interface Failure {
  readonly email: string;
  readonly organization: string;
  readonly reasons: readonly string[];
}

/** The mail to one of the SuperUsers, each reason in a line of its own. */
const failureMail = ({ email, organization, reasons }: Failure): Mail =>
  layOut(email, {
    subject: `Importen till ${organization} gick inte igenom`,
    greeting: 'Hej!',
    body: [`Allt kunde inte läsas in från HR-systemet till ${organization}:`, ...reasons].join('\n'),
    button: 'Öppna Bemanningsplan',
    link: `${setting('APP_URL')}/#/plan`,
    ending:
      'Det som inte lästes in är som det var. Rätta filen eller anslutningen i HR-systemet och be leverantören köra om importen, eller vänta på nästa importdag.',
  });

/** Loaded at first use: most imports do not fail. */
const loadMail = async () => (await import('#functions/kernel/adapters/mail.ts')).ses();

/** Mails the organisation's SuperUsers what could not be imported, and why. A mail that is refused is logged. */
export const mailFailure = async (scope: Scope, ids: OrgIds, results: readonly OrganizationImport[]): Promise<void> => {
  const [{ data: organization }, accounts] = await Promise.all([
    loadOrganization(scope.table, ids),
    superUsers(scope, ids),
  ]);
  if (accounts.length === 0) return;
  const send = await loadMail();
  const reasons = shortened(results.flatMap(reasonsOf));
  for (const { email } of accounts)
    await send(failureMail({ email, organization: organization.name, reasons })).catch(reportMailFailure);
};
