import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { databasePackage, lockedPackage } from './platform.mjs';

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
    ) &&
    Object.entries(installed).every(
      ([name, { version }]) => wanted[name]?.version === version || name === `node_modules/${databasePackage()}`,
    )
  );
};

const npm = (root, ...args) =>
  spawnSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root, stdio: 'inherit' }).status;

/**
 * The database's program for this machine, where the lock file has none: the package of the same version, installed beside it. It is not
 * to be had on the machine where the lock file is made.
 */
const missingDatabase = (root, name = databasePackage()) => {
  if (!name || name === lockedPackage) return undefined;
  const { version } = packagesOf(join(root, 'package-lock.json'))[`node_modules/${lockedPackage}`] ?? {};
  const installed = packagesOf(join(root, 'node_modules', '.package-lock.json'))[`node_modules/${name}`];
  return !version || installed?.version === version ? undefined : `${name}@${version}`;
};

/**
 * Runs `npm ci` unless the installed packages are those of the lock file, and adds the database's program for this machine.
 * @throws Error with a Swedish message when it fails
 */
export const install = (root) => {
  if (!isInstalled(root)) {
    console.log('Installerar paket …');
    if (npm(root, 'ci') !== 0) throw new Error('Paketen kunde inte installeras (npm ci).');
  }
  const database = missingDatabase(root);
  if (database && npm(root, 'install', '--no-save', '--no-package-lock', database) !== 0)
    throw new Error(`Databasprogrammet ${database} kunde inte installeras.`);
};
