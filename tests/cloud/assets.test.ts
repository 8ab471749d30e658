import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contract } from '#shared/contract/index.ts';
import { lambdas } from './assembly.ts';

/** The entries of the functions that no domain has. */
const triggers: Readonly<Record<string, string>> = {
  firstSuperAdmin: 'functions/triggers/firstSuperAdmin.ts',
  importQueued: 'functions/triggers/imports/queued.ts',
  importRecovery: 'functions/triggers/imports/recovery.ts',
  importSchedule: 'functions/triggers/imports/schedule.ts',
  preToken: 'functions/triggers/identity/preToken.ts',
  retentionQueued: 'functions/triggers/retention/queued.ts',
  retentionSchedule: 'functions/triggers/retention/schedule.ts',
};

const entries: Readonly<Record<string, string>> = {
  ...triggers,
  ...Object.fromEntries(Object.keys(contract).map((domain) => [domain, `functions/${domain}/handler.ts`])),
};

test('each function carries the code of its own entry, and of no other', () => {
  expect([...lambdas.keys()].sort()).toEqual(Object.keys(entries).sort());
  for (const [name, { folder }] of lambdas) {
    const { sources } = JSON.parse(readFileSync(join(folder, 'index.mjs.map'), 'utf8')) as { sources: string[] };
    const carried = Object.values(entries).filter((entry) => sources.some((source) => source.endsWith(`/${entry}`)));
    expect(carried, name).toEqual([entries[name]]);
  }
});
