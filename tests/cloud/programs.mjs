import { spawnSync } from 'node:child_process';

/** Whether a program can be started here. */
export const isInstalled = (program) => spawnSync(program, ['--version']).error === undefined;

/** What the proof leaves out for lack of a program; undefined where nothing is. */
export const leftOut = () =>
  isInstalled('cfn-lint') ? undefined : 'cfn-lint on the templates (`pip install cfn-lint` installs it)';
