// Plain JavaScript without packages: it runs before any package is installed.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from '../install.mjs';

try {
  install(join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..'));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const { register } = await import('tsx/esm/api');
register();
const { run } = await import('./main.ts');
process.exitCode = await run(process.argv.slice(2));
