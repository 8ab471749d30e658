import { anyPartition, commonPartitions as common } from '#functions/kernel/store/partitions.ts';

/** Routes that touch more than the partitions of one organisation (functions/kernel/store/README.md, "The wall"). */
export interface Exception {
  /** Matches `METHOD path` of the endpoints. */
  readonly routes: RegExp;
  readonly why: string;
  /** Patterns of the partitions. What is written may be read too. */
  readonly reads?: readonly string[];
  readonly writes?: readonly string[];
  /** Whether what belongs to the caller's own account is written: every request may read it. */
  readonly writesOwn?: true;
  /** Whether these are written in one transaction with partitions of an organisation. */
  readonly together?: true;
}

const everything = [anyPartition];

export const exceptions: readonly Exception[] = [
  {
    routes: /^\w+ \/api\/account(\/|$)/,
    why: 'An account belongs to no organisation: sign-ins and the administration of accounts read and write what lies outside all of them, and log it with the home organisation.',
    writes: everything,
  },
  {
    routes: /^\w+ \/api\/access\/\{level\}\//,
    why: 'A grant is stored with its account and with its organisation in one transaction, and so is the account that an invitation makes; a new invitation is logged with the home organisation of the account.',
    reads: [common.places, common.listOfAccounts],
    writes: [common.accounts, common.addresses, common.rememberedAnswers, common.logs],
    together: true,
  },
  {
    routes: /^GET \/api\/(access\/(context|tree)|organizations|overview\/(demand-assets|followup)\/units)$/,
    why: 'Lists the organisations that the caller may see, which for the provider are all.',
    reads: [common.listOfOrganizations],
  },
  {
    routes: /^(POST \/api\/organizations|PUT \/api\/organizations\/\{orgId\})$/,
    why: 'The name of an organisation is unique among all, and is reserved in one transaction with it.',
    writes: [common.namesOfOrganizations, common.rememberedAnswers],
    together: true,
  },
  {
    routes: /^DELETE \/api\/organizations\/\{orgId\}$/,
    why: 'The name of the organisation is freed, and its log kept, in one transaction with the mark that it is being removed.',
    writes: [common.namesOfOrganizations, common.removedLogs],
    together: true,
  },
  {
    routes:
      /^(DELETE \/api\/organizations\/\{orgId\}\/areas\/\{areaId\}(\/units\/\{unitId\})?|POST \/api\/organizations\/\{orgId\}\/workbook\/readings\/\{readingId\}\/undo)$/,
    why: 'Grants are removed with the place in one transaction with their accounts’ part.',
    writes: [common.accounts],
    together: true,
  },
  {
    routes: /^POST \/api\/organizations\/\{orgId\}\/heromaimports\/run$/,
    why: 'Mails the organisation’s administrators, or the provider’s, what failed: their addresses are in their accounts.',
    reads: [common.accounts, common.listOfAccounts],
  },
  {
    routes: /^GET \/api\/organizations\/\{orgId\}\/areas\/\{areaId\}\/units\/\{unitId\}\/setup$/,
    why: 'Names the SuperUsers who give access to the unit: their names are in their accounts.',
    reads: [common.accounts],
  },
  {
    routes: /^GET \/api\/organizations\/\{orgId\}\/workbook$/,
    why: 'Lists who has access to the organisation: their names and addresses are in their accounts.',
    reads: [common.accounts],
  },
  {
    routes: /^(GET \/api\/log|GET \/api\/people\/\{username\}\/export)$/,
    why: 'The log of all organisations that the caller administers, or in which an account has worked, is read as one list.',
    reads: everything,
  },
  {
    routes: /^\w+ \/api\/organizations\/\{orgId\}\/.*\/(history|assets\/\{assetId\}\/(export|anonymise))$/,
    why: 'Which logs are left is read from the list of organisations that were removed.',
    reads: [common.removedLogs],
  },
  {
    routes: /^POST \/api\/(overview\/.+|(csv|xlsx)-export)$/,
    why: 'The definition of a report names its units by their ids alone.',
    reads: [common.places],
  },
  {
    routes: /^PUT \/api\/organizations\/\{orgId\}\/.*\/budget-periods\/\{budgetId\}$/,
    why: 'The report to be linked is computed again from its definition.',
    reads: [common.places],
  },
  {
    routes: /^PUT \/api\/overview\/settings$/,
    why: 'What an account saves for itself is logged outside all organisations.',
    writes: [common.log],
    writesOwn: true,
  },
  {
    routes: /^GET \/api\/health$/,
    why: 'Says what the installation was loaded with.',
    reads: [common.installation],
  },
];

/** The exceptions of an endpoint. */
export const exceptionsOf = ({
  method,
  path,
}: {
  readonly method: string;
  readonly path: string;
}): readonly Exception[] => exceptions.filter(({ routes }) => routes.test(`${method} ${path}`));
