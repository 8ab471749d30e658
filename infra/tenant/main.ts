import { parseArgs } from 'node:util';
import { cognito } from '#functions/account/identity.ts';
import { scopeOf } from '#functions/kernel/changes/scope.ts';
import { Problem } from '#functions/kernel/problem.ts';
import { systemCaller } from '#functions/kernel/rights/caller.ts';
import { files } from '#functions/kernel/store/files.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import { counted } from '#shared/text/counted.ts';
import { StartFailure } from '../local/failure.ts';
import { writeArchive } from './archive.ts';
import { tenantLines } from './exported.ts';
import { importTenant } from './imported.ts';
import { openCloud, openFolder } from './installation.ts';
import { TenantRefused } from './refused.ts';
import { isLogOnly, removeTenant } from './removed.ts';

const usage = [
  'Så här: npm run tenant -- export --org ID [--file FIL] [--cloud]',
  '        npm run tenant -- import --org ID [--file FIL] [--cloud]',
  '        npm run tenant -- remove --org ID --confirm NAMN [--cloud]',
].join('\n');

const steps = ['export', 'import', 'remove'] as const;

interface Asked {
  readonly step: (typeof steps)[number];
  readonly orgId: string;
  readonly file: string;
  readonly confirm: string;
  readonly isCloud: boolean;
}

/** Undefined where the arguments are not those of the usage. */
const askedBy = (args: readonly string[]): Asked | undefined => {
  const options = {
    org: { type: 'string' },
    file: { type: 'string' },
    confirm: { type: 'string' },
    cloud: { type: 'boolean', default: false },
  } as const;
  try {
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
    const { org: orgId = '', file = `${orgId}.jsonl.gz`, confirm = '', cloud: isCloud } = values;
    const [given, ...others] = positionals;
    const step = steps.find((one) => one === given);
    const isWhole = step && others.length === 0 && /^[\w-]+$/.test(orgId) && (step !== 'remove' || confirm !== '');
    return isWhole ? { step, orgId, file, confirm, isCloud } : undefined;
  } catch {
    // An unknown argument: the usage says which there are.
    return undefined;
  }
};

/** Who the log names for what an operator does by this tool. */
const operator = systemCaller('drift');

const carryOut = async ({
  step,
  orgId,
  file,
  confirm,
}: Asked): Promise<{ readonly said: string; readonly isDone: boolean }> => {
  const [table, now] = [theTable(), new Date()];
  if (step === 'export') {
    await writeArchive(file, orgId, tenantLines(table, files(), orgId, now));
    return { said: `${orgId} är exporterad till ${file}. Filen innehåller personuppgifter.`, isDone: true };
  }
  const scope = scopeOf({ caller: operator, place: {}, table, now, address: '-', path: { orgId } });
  const parts = { scope, files: files(), identity: cognito() };
  if (step === 'import') {
    const { name, accounts, unknownGuests } = await importTenant(parts, file, orgId);
    const said = [
      `${name} är importerad, med ${counted(accounts, 'konto', 'konton')}.`,
      'Alla väljer ett nytt lösenord (Glömt lösenord) och lägger in sin autentiseringsapp på nytt. Lösenordet till importens server anges på nytt.',
      ...(unknownGuests.length > 0
        ? [`Utan behörighet blev konton från andra organisationer som inte finns här: ${unknownGuests.join(', ')}.`]
        : []),
    ];
    return { said: said.join('\n'), isDone: true };
  }
  const proof = await removeTenant(parts, orgId, confirm);
  const said = [
    `Kvar av ${orgId}: ${counted(proof.rows, 'rad', 'rader')}, ${counted(proof.accounts, 'konto', 'konton')}, ${counted(proof.files, 'fil', 'filer')}.`,
    `Loggen, som gallras efter sin tid: ${counted(proof.logEntries, 'post', 'poster')}, ${counted(proof.logFiles, 'fil', 'filer')}.`,
  ];
  return { said: said.join('\n'), isDone: isLogOnly(proof) };
};

const messageOf = (cause: unknown): string | undefined => {
  if (cause instanceof TenantRefused || cause instanceof StartFailure) return cause.message;
  return cause instanceof Problem && cause.code === 'confirmName'
    ? '--confirm är inte organisationens namn.'
    : undefined;
};

/**
 * Exports, imports or removes an organisation (README.md beside this file), of a data folder (DATA_DIR) or, with `--cloud`, of an
 * installation in the cloud. @returns the exit code: 1 when it is refused, or when more than the log is left after a removal
 */
export const run = async (args: readonly string[]): Promise<number> => {
  const asked = askedBy(args);
  if (!asked) {
    console.error(usage);
    return 1;
  }
  try {
    const { close } = await (asked.isCloud ? openCloud() : openFolder());
    try {
      const { said, isDone } = await carryOut(asked);
      console.log(said);
      return isDone ? 0 : 1;
    } finally {
      await close();
    }
  } catch (cause) {
    const message = messageOf(cause);
    if (message === undefined) throw cause;
    console.error(message);
    return 1;
  }
};
