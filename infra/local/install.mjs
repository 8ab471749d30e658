import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const packagesOf = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return {};
  }
};

/**
 * Whether the packages in node_modules are those of the lock file, compared with the list that npm writes of what it installed.
 * Optional packages for other platforms are not in that list.
 */
const isInstalled = (root) => {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const installed = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  return (
    Object.entries(wanted).every(
      ([name, { version, optional }]) => !name || installed[name]?.version === version || optional,
    ) && Object.entries(installed).every(([name, { version }]) => wanted[name]?.version === version)
  );
};

/**
 * Runs `npm ci` unless the installed packages are those of the lock file.
 * @throws Error with a Swedish message when it fails
 */
export const install = (root) => {
  if (isInstalled(root)) return;
  console.log('Installerar paket …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('Paketen kunde inte installeras (npm ci).');
};
