// Plain JavaScript without packages: it runs before any package is installed.
import { install } from './install.mjs';
import { root } from './root.mjs';

/**
 * Installs what is missing and runs the tool that `load` imports with the arguments of the command line. It runs from source: the
 * tools are seldom used, and tsx adds half a second.
 */
export const runTool = async (load) => {
  try {
    install(root);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
  const { register } = await import('tsx/esm/api');
  register();
  const { run } = await load();
  process.exitCode = await run(process.argv.slice(2));
};
