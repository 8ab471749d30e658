import { existsSync } from 'node:fs';
import { installPackages } from './debian.mjs';
import { run } from './steps.mjs';

// The headless shell first: it has no window of its own, so a page costs one renderer instead of two.
const browsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The path of Debian's browser; undefined where there is none, and Playwright's own is used. */
export const systemBrowser = () => browsers.find((path) => existsSync(path));

/** What Playwright needs to start the browser of the tests. */
export const launchOptions = () => ({
  executablePath: systemBrowser(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

/** Installs a browser for the end-to-end tests: Debian's where there is one to be had, else Playwright's own. */
export const installBrowser = async () => {
  if (systemBrowser() !== undefined) return;
  if (await installPackages('chromium-headless-shell')) return;
  await run('npx', ['playwright', 'install', 'chromium']);
};
