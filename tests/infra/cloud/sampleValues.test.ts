import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { assertReplaced } from '#infra/cloud/sampleValues.ts';
import { stage } from '#infra/cloud/stage.ts';

const replaced = {
  ...stage,
  name: 'prod',
  domain: 'plan.vard.se',
  zone: { id: 'Z0123456789ABC', name: 'vard.se' },
  alarmEmail: 'drift@vard.se',
  supportEmail: 'support@vard.se',
  signInPrefix: 'bemanningsplan-vard',
  customers: [],
};

test('each value of the sample that is left is named, and a stage without is accepted', () => {
  expect(() => assertReplaced(replaced)).not.toThrow();
  for (const name of ['name', 'domain', 'zone', 'alarmEmail', 'supportEmail', 'signInPrefix', 'customers'] as const)
    expect(() => assertReplaced({ ...replaced, [name]: stage[name] }), name).toThrow(`sample: ${name}`);
  expect(() => assertReplaced(stage)).toThrow('customers.0.metadataUrl');
});

test('synth, and so a deploy, refuses the sample as it is', () => {
  const { status, stderr } = spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'infra/cloud/app.ts'], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('still has values of the sample: name, domain, zone.id, zone.name, alarmEmail');
});
