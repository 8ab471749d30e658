import { spawnSync } from 'node:child_process';

/** Whether a program can be started here. */
export const isInstalled = (program) => spawnSync(program, ['--version']).error === undefined;

const parts = {
  'cfn-lint': 'cfn-lint on the templates (`pip install cfn-lint` installs it)',
  moto_server: 'a day of the deployed functions in moto (`pip install "moto[server]"` installs it)',
};

/** What the proof leaves out for lack of a program; undefined where nothing is. */
export const leftOut = () =>
  Object.entries(parts)
    .filter(([program]) => !isInstalled(program))
    .map(([, what]) => what)
    .join('; ') || undefined;
