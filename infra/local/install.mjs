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
 * Whether node_modules holds what the lock file wants. npm keeps its own list of what it put there; packages for other
 * machines are not on it.
 */
const isInstalled = (root) => {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const there = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  return (
    Object.entries(wanted).every(
      ([name, { version, optional }]) => !name || there[name]?.version === version || optional,
    ) && Object.entries(there).every(([name, { version }]) => wanted[name]?.version === version)
  );
};

/** `npm ci`, unless the packages in place are those of the lock file. Throws when it fails. */
export const install = (root) => {
  if (isInstalled(root)) return;
  console.log('Installerar paket …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('Paketen kunde inte installeras (npm ci).');
};
