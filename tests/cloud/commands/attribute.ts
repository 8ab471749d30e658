import type { Plugin } from 'vitest/config';
import { tenantRole } from './command.ts';

const wrapping = (name: string, handler: string): string => `globalThis.sentBy?.(${name}, ${handler}) ?? ${handler}`;

/** The name of a trigger's function in the templates, by its file. */
const triggers: Readonly<Record<string, string>> = {
  'functions/triggers/firstSuperAdmin.ts': 'firstSuperAdmin',
  'functions/triggers/imports/queued.ts': 'importQueued',
  'functions/triggers/imports/recovery.ts': 'importRecovery',
  'functions/triggers/imports/schedule.ts': 'importSchedule',
  'functions/triggers/identity/preToken.ts': 'preToken',
  'functions/triggers/retention/queued.ts': 'retentionQueued',
  'functions/triggers/retention/schedule.ts': 'retentionSchedule',
};

const renamed = (code: string): string => {
  const changed = code.replace('export const handler =', 'const plainHandler =');
  if (changed === code) throw new Error('a trigger that exports no handler');
  return changed;
};

interface Replacement {
  readonly written: string;
  readonly instead: string;
}

/** What is otherwise in these files while commands are recorded. */
const replacements: Readonly<Record<string, Replacement>> = {
  // Functions assume a role for an organisation, as in the cloud; record.ts stands in for STS.
  'infra/local/environment.ts': { written: "TENANT_ROLE: 'none'", instead: `TENANT_ROLE: '${tenantRole}'` },
  // Each function reads the data keys for itself, though all are in one process.
  'functions/kernel/adapters/dataKeys.ts': {
    written: 'keptFor(keptMs, load)',
    instead: 'globalThis.eachFunction(() => keptFor(keptMs, load))',
  },
};

const replaced = (code: string, { written, instead }: Replacement): string => {
  const changed = code.replace(written, instead);
  if (changed === code) throw new Error(`a file to record from holds no ${written}`);
  return changed;
};

/** Lets record.ts know, in tests, in which function the code runs: each handler is called through `sentBy`. */
export const attribute = (): Plugin => ({
  name: 'attribute-commands',
  enforce: 'pre',
  transform(code, id) {
    const trigger = Object.entries(triggers).find(([file]) => id.endsWith(`/${file}`));
    if (trigger) return `${renamed(code)}\nexport const handler = ${wrapping(`'${trigger[1]}'`, 'plainHandler')};`;
    const replacement = Object.entries(replacements).find(([file]) => id.endsWith(`/${file}`));
    if (replacement) return replaced(code, replacement[1]);
    if (!id.endsWith('/infra/local/handlers.ts')) return undefined;
    const wrapped = `Object.fromEntries(Object.entries(plainLambdas).map(([name, one]) => [name, ${wrapping('name', 'one')}]))`;
    return `${code.replace('export const lambdas:', 'const plainLambdas:')}\nexport const lambdas = ${wrapped};`;
  },
});
