import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { stacks } from './assembly.ts';
import { isInstalled } from './programs.mjs';

/** Where cfn-lint is not installed, the summary of `npm test` says that this was not run. */
test.runIf(isInstalled('cfn-lint'))(
  'cfn-lint finds no error in the templates',
  () => {
    for (const region of new Set(stacks.map((stack) => stack.region))) {
      const files = stacks.filter((stack) => stack.region === region).map(({ file }) => file);
      expect(files.length, region).toBeGreaterThan(0);
      // Errors only: its warnings are about dependencies that CDK states twice.
      const given = ['--ignore-checks', 'W', '--regions', region, '--', ...files];
      const { stdout, status } = spawnSync('cfn-lint', given, { encoding: 'utf8' });
      expect(stdout, region).toBe('');
      expect(status).toBe(0);
    }
  },
  180_000,
);
