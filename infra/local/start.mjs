// Plain JavaScript without packages: it runs before any package is installed.
import { isatty } from 'node:tty';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { root } from './root.mjs';

// Read before installing and building, which may take a minute: npm may end meanwhile, and another process becomes the parent.
// The script in package.json uses `exec`, so that no shell lies between npm and this process.
const starter = { pid: process.ppid, isHungUp: false };
// Without a terminal to read, as `nohup` starts it, the program outlives the shell.
if (!isatty(0)) process.on('SIGHUP', () => (starter.isHungUp = true));

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} är för gammal: det behövs 20.19 eller senare.`);
  process.exit(1);
}

let built;
try {
  install(root);
  built = await build(root);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const { run } = await import(pathToFileURL(built.server).href);
await run(built.site, starter);
