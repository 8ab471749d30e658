// Plain JavaScript without packages: it runs before any package is installed.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';

/**
 * Installs what is missing and runs the tool that `load` imports with the arguments of the command line. It runs from source: the
 * tools are seldom used, and tsx adds half a second.
 */
export const runTool = async (load) => {
  try {
    install(join(dirname(fileURLToPath(import.meta.url)), '..', '..'));
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
  const { register } = await import('tsx/esm/api');
  register();
  const { run } = await load();
  process.exitCode = await run(process.argv.slice(2));
};
