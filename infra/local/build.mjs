import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders below the sources that no bundle includes. */
const skipped = new Set(['node_modules', 'cloud']);

const filesBelow = (path) => {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !skipped.has(name))
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
};

/** A hash of path, size and modification time of every source file: computed in milliseconds, where a build takes seconds. */
const fingerprint = (root, sources) => {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesBelow(join(root, source)))) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}\n${size}\n${mtimeMs}\n`);
  }
  return hash.digest('hex');
};

const common = ['shared', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** How the server and the functions are bundled. */
export const bundleOptions = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  outExtension: { '.js': '.mjs' },
  logLevel: 'warning',
  // Some bundled packages are CommonJS and call `require`.
  banner: {
    js: "import{createRequire as bundledRequire}from'node:module';const require=bundledRequire(import.meta.url);",
  },
};

/** The identity provider of the demo, a process of its own. */
export const identityProvider = 'infra/local/idp/main.ts';

/** The server and all functions bundled to one file that Node runs as it is: compiling at every start costs time and memory. */
const server = {
  what: 'servern',
  sources: ['functions', 'infra', ...common],
  output: 'dist/server',
  make: async (root, folder) => {
    const { build, stop } = await import('esbuild');
    const entryPoints = { main: 'infra/local/main.ts', idp: identityProvider };
    await build({ ...bundleOptions, absWorkingDir: root, entryPoints, outdir: folder });
    // The compiler is a process of its own, and this process goes on as the server.
    await stop();
  },
};

const web = {
  what: 'skärmarna',
  sources: ['web', ...common],
  output: 'dist/web',
  make: (root, folder) => {
    const args = ['build', '--config', 'web/vite.config.ts', '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir'];
    const { status } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', ...args], {
      cwd: root,
      stdio: 'inherit',
      // As it is shipped, whoever starts the build: a test runner would make the build of developers, twice as large.
      env: { ...process.env, NODE_ENV: 'production' },
    });
    if (status !== 0) throw new Error(`vite: exit ${status}`);
  },
};

const buildOne = async (root, { what, sources, output, make }) => {
  const folder = join(root, output);
  const mark = `${folder}.built`;
  const current = fingerprint(root, sources);
  if (existsSync(folder) && existsSync(mark) && readFileSync(mark, 'utf8') === current) return;
  console.log(`Bygger ${what} …`);
  // Built in a folder of its own and then renamed: another process may be using the present output.
  const temporary = `${folder}.${process.pid}`;
  try {
    await make(root, temporary);
  } catch (cause) {
    rmSync(temporary, { recursive: true, force: true });
    throw new Error(`Det gick inte att bygga ${what}.`, { cause });
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(temporary, folder);
  writeFileSync(mark, current);
};

/**
 * Builds the server and, where its sources exist, the web client, unless their sources are unchanged since the last build.
 * @returns the paths of the server's file and of the web client's folder
 * @throws Error with a Swedish message when a build fails
 */
export const build = async (root) => {
  await buildOne(root, server);
  if (existsSync(join(root, 'web/vite.config.ts'))) await buildOne(root, web);
  return { server: join(root, server.output, 'main.mjs'), site: join(root, web.output) };
};
