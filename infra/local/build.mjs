import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Sources that nothing is bundled from. */
const skipped = new Set(['node_modules', 'cloud']);

const filesBelow = (path) => {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !skipped.has(name))
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
};

/** Size and time of every source file, hashed: some milliseconds instead of the seconds of a build. */
const fingerprint = (root, sources) => {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesBelow(join(root, source)))) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}\n${size}\n${mtimeMs}\n`);
  }
  return hash.digest('hex');
};

const common = ['shared', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** The server with all functions as one file that plain node runs: compiling at every start would cost time and memory. */
const server = {
  what: 'servern',
  sources: ['functions', 'infra', ...common],
  output: 'dist/server',
  command: (folder) => [
    'node_modules/.bin/esbuild',
    'infra/local/main.ts',
    '--bundle',
    '--platform=node',
    '--format=esm',
    '--target=node20',
    `--outfile=${join(folder, 'main.mjs')}`,
    '--log-level=warning',
    // Some packages inside are CommonJS and ask for `require`.
    "--banner:js=import{createRequire as bundledRequire}from'node:module';const require=bundledRequire(import.meta.url);",
  ],
};

const web = {
  what: 'skärmarna',
  sources: ['web', ...common],
  output: 'dist/web',
  command: (folder) => [
    process.execPath,
    ...['node_modules/vite/bin/vite.js', 'build', '--config', 'web/vite.config.ts', '--logLevel', 'warn'],
    ...['--outDir', folder, '--emptyOutDir'],
  ],
};

const buildOne = (root, { what, sources, output, command }) => {
  const folder = join(root, output);
  const mark = `${folder}.built`;
  const now = fingerprint(root, sources);
  if (existsSync(folder) && existsSync(mark) && readFileSync(mark, 'utf8') === now) return;
  console.log(`Bygger ${what} …`);
  // Built aside and swapped in whole: another start may be using what is there.
  const aside = `${folder}.${process.pid}`;
  const [program, ...args] = command(aside);
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) {
    rmSync(aside, { recursive: true, force: true });
    throw new Error(`Det gick inte att bygga ${what}.`);
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(aside, folder);
  writeFileSync(mark, now);
};

/** Builds the server, and the screens where there are any, when their sources have changed. Throws when that fails. */
export const build = (root) => {
  buildOne(root, server);
  if (existsSync(join(root, 'web/vite.config.ts'))) buildOne(root, web);
  return { server: join(root, server.output, 'main.mjs'), site: join(root, web.output) };
};
