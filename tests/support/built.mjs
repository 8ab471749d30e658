// Plain JavaScript without packages: it runs before anything is installed.

import { build } from '../../infra/local/build.mjs';
import { install } from '../../infra/local/install.mjs';
import { root } from '../../infra/local/root.mjs';

/** Installs and builds the program, then ends the process with what `main`, loaded from TypeScript, returns for the arguments. */
export const runBuilt = async (main) => {
  process.chdir(root);
  install(root);
  await build(root);
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  const { register } = await import('tsx/esm/api');
  register();
  process.exit(await (await main())(process.argv.slice(2)));
};
