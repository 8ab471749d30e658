import { existsSync } from 'node:fs';
import { run } from './steps.mjs';

export const systemChromium = '/usr/bin/chromium';

/** A browser for the end-to-end tests: Debian's chromium where there is one to be had, else Playwright's own. */
export const installBrowser = async () => {
  if (existsSync(systemChromium)) return;
  if (existsSync('/usr/bin/apt-get')) {
    const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    const apt = (...args) =>
      run([...sudo, 'apt-get'][0], [...[...sudo, 'apt-get'].slice(1), ...args], {
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    await apt('update', '-qq');
    await apt('install', '-y', '-qq', '--no-install-recommends', 'chromium');
    return;
  }
  await run('npx', ['playwright', 'install', 'chromium']);
};
