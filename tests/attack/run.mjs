// Plain JavaScript without packages: it runs before anything is installed.

import { build } from '../../infra/local/build.mjs';
import { install } from '../../infra/local/install.mjs';
import { root } from '../support/steps.mjs';

process.chdir(root);
install(root);
build(root);
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
const { register } = await import('tsx/esm/api');
register();
const { attack } = await import('./attack.ts');
process.exit(await attack(process.argv.slice(2)));
