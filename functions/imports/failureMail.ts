import { layOut, reportMailFailure } from '#functions/account/mails.ts';
import { superAdmins } from '#functions/account/repository.ts';
import { accountsOf, grantsAt } from '#functions/core/grants/repository.ts';
import type { OrgIds } from '#functions/core/places/ids.ts';
import { loadOrganization } from '#functions/core/places/repository.ts';
import { setting } from '#functions/kernel/adapters/environment.ts';
import type { Mail } from '#functions/kernel/adapters/mail.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { isUsable } from '#functions/kernel/rights/caller.ts';
import type { Table } from '#functions/kernel/store/table.ts';
import type { ImportKind } from '#shared/model/importMapping.ts';
import { administersByGrant } from '#shared/model/roles.ts';
import type { Failure } from './failure.ts';

const kindNames = { personnel: 'Personal', hours: 'Arbetad tid' } as const satisfies Record<ImportKind, string>;

/** The most failures that a mail names. */
const mostReasons = 20;

const reasonOf = ({ kind, message, unitName }: Failure): string =>
  `${kindNames[kind]}${unitName === undefined ? '' : `, ${unitName}`}: ${message}`;

const shortened = (reasons: readonly string[]): readonly string[] =>
  reasons.length <= mostReasons
    ? reasons
    : [...reasons.slice(0, mostReasons), `… och ${reasons.length - mostReasons} till.`];

const inUse = async (table: Table, usernames: readonly string[]) =>
  (await accountsOf(table, usernames)).map(({ data }) => data).filter(isUsable);

/** The accounts of the organisation's SuperUsers that are in use. */
const superUsersOf = async ({ table }: Scope, { orgId }: OrgIds) => {
  const usernames = (await grantsAt(table, { orgId })).map(({ data }) => data.username);
  return (await inUse(table, usernames)).filter(({ type }) => administersByGrant(type));
};

/** The provider's SuperAdmins that are in use. */
const providersOf = async ({ table }: Scope) => inUse(table, (await superAdmins(table)).data.usernames);

/** What to do, by whom it concerns. */
const endings = {
  organization:
    'Det som inte lästes in är som det var. Rätta filen i HR-systemet. Den läses in nästa importdag, eller när leverantören kör om importen.',
  both: 'Det som inte lästes in är som det var. Leverantören har fått samma mejl: en del kan bara rättas där. Rätta det som gäller filen i HR-systemet.',
  provider:
    'Det som inte lästes in är som det var. Öppna Import på organisationen i Förvalta, granska förhandsvisningen och läs in för hand, eller rätta inställningarna.',
} as const;

interface MailParts {
  readonly email: string;
  readonly organization: string;
  readonly reasons: readonly string[];
  readonly link: string;
  readonly ending: string;
}

/** The mail to one person, each reason in a line of its own. */
const failureMail = ({ email, organization, reasons, link, ending }: MailParts): Mail =>
  layOut(email, {
    subject: `Importen till ${organization} gick inte igenom`,
    greeting: 'Hej!',
    body: [`Allt kunde inte läsas in från HR-systemet till ${organization}:`, ...reasons].join('\n'),
    button: 'Öppna Bemanningsplan',
    link: `${setting('APP_URL')}/#${link}`,
    ending,
  });

/** Loaded at first use: most imports do not fail. */
const loadMail = async () => (await import('#functions/kernel/adapters/mail.ts')).ses();

/**
 * Mails what could not be imported, and why: the organisation's SuperUsers; the provider's SuperAdmins where there are none, or where one of
 * the failures is not mended in the HR system. A mail that is refused is logged.
 */
export const mailFailures = async (scope: Scope, ids: OrgIds, failures: readonly Failure[]): Promise<void> => {
  if (failures.length === 0) return;
  const [{ data: organization }, superUsers] = await Promise.all([
    loadOrganization(scope.table, ids),
    superUsersOf(scope, ids),
  ]);
  const isOfFile = failures.every((failure) => failure.isOfFile);
  const providers = superUsers.length === 0 || !isOfFile ? await providersOf(scope) : [];
  const common = { organization: organization.name, reasons: shortened(failures.map(reasonOf)) };
  const ending = isOfFile ? endings.organization : endings.both;
  const mails = [
    ...superUsers.map(({ email }) => failureMail({ ...common, email, link: '/plan', ending })),
    ...providers.map(({ email }) =>
      failureMail({ ...common, email, link: `/organizations/${ids.orgId}/import`, ending: endings.provider }),
    ),
  ];
  const send = await loadMail();
  for (const mail of mails) await send(mail).catch(reportMailFailure);
};
