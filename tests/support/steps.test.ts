import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** What a run prints whose only step needs the programs of the cloud's proof, where only these are installed. */
const printedWith = (...programs: readonly string[]): string => {
  const folder = mkdtempSync(join(tmpdir(), 'programs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const program of programs) {
    writeFileSync(join(folder, program), '#!/bin/sh\n');
    chmodSync(join(folder, program), 0o755);
  }
  const script = `
    import { leftOut } from './tests/cloud/programs.mjs';
    import { steps } from './tests/support/steps.mjs';
    await steps([['the cloud', async () => leftOut()], ['the last step', async () => undefined]]);`;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
    env: { ...process.env, PATH: folder },
  });
};

test('the summary ends with what was not run for lack of a program, and how to install it', () => {
  const last = printedWith().trim().split('\n').at(-1);
  expect(last).toMatch(/^not run: cfn-lint .*pip install cfn-lint.*; a day .* in moto .*pip install "moto\[server\]"/);
  expect(printedWith('cfn-lint')).toMatch(/^not run: a day .* in moto/m);
  expect(printedWith('moto_server')).not.toContain('in moto');
});

test('where both programs are installed nothing is said to be left out', () => {
  const printed = printedWith('cfn-lint', 'moto_server');
  expect(printed).toContain('✓ the last step');
  expect(printed).not.toContain('not run');
});
