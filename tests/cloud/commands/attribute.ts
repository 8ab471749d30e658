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

const oneMachine = "TENANT_ROLE: 'none'";

/** Functions assume a role for an organisation, as in the cloud; record.ts stands in for STS. */
const withRole = (code: string): string => {
  const changed = code.replace(oneMachine, `TENANT_ROLE: '${tenantRole}'`);
  if (changed === code) throw new Error(`the settings of one machine hold no ${oneMachine}`);
  return changed;
};

/** Lets record.ts know, in tests, in which function the code runs: each handler is called through `sentBy`. */
export const attribute = (): Plugin => ({
  name: 'attribute-commands',
  enforce: 'pre',
  transform(code, id) {
    const trigger = Object.entries(triggers).find(([file]) => id.endsWith(`/${file}`));
    if (trigger) return `${renamed(code)}\nexport const handler = ${wrapping(`'${trigger[1]}'`, 'plainHandler')};`;
    if (id.endsWith('/infra/local/environment.ts')) return withRole(code);
    if (!id.endsWith('/infra/local/handlers.ts')) return undefined;
    const wrapped = `Object.fromEntries(Object.entries(plainLambdas).map(([name, one]) => [name, ${wrapping('name', 'one')}]))`;
    return `${code.replace('export const lambdas:', 'const plainLambdas:')}\nexport const lambdas = ${wrapped};`;
  },
});
