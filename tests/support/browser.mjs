import { existsSync } from 'node:fs';
import { installPackages } from './debian.mjs';
import { run } from './steps.mjs';

export const systemChromium = '/usr/bin/chromium';

/** A browser for the end-to-end tests: Debian's chromium where there is one to be had, else Playwright's own. */
export const installBrowser = async () => {
  if (existsSync(systemChromium)) return;
  if (await installPackages('chromium')) return;
  await run('npx', ['playwright', 'install', 'chromium']);
};
