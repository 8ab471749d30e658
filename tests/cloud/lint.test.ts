import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { templates } from './assembly.ts';
import { isInstalled } from './programs.mjs';

/** Where cfn-lint is not installed, the summary of `npm test` says that this was not run. */
test.runIf(isInstalled('cfn-lint'))(
  'cfn-lint finds no error in the templates',
  () => {
    const files = Object.keys(templates).map((stack) => join(inject('assembly'), `${stack}.template.json`));
    expect(files.length).toBeGreaterThan(3);
    // Errors only: its warnings are about dependencies that CDK states twice.
    const given = ['--ignore-checks', 'W', '--regions', 'eu-north-1', '--', ...files];
    const { stdout, status } = spawnSync('cfn-lint', given, { encoding: 'utf8' });
    expect(stdout).toBe('');
    expect(status).toBe(0);
  },
  180_000,
);
