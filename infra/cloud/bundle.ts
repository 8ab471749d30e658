import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/** The root of the repository, with a slash at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

// Libraries in CommonJS call require, which an ES module does not have.
const banner = "import{createRequire}from'node:module';const require=createRequire(import.meta.url);";

/** The code of a Lambda: `index.mjs`, and beside it the chunks that are loaded when they are needed. */
export interface Bundle {
  readonly folder: string;
  /** Whether the code names a setting. */
  readonly names: (setting: string) => boolean;
}

/** A folder outside the repository, removed when the process ends: by then CDK has copied it. */
const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  process.on('exit', () => rmSync(folder, { recursive: true }));
  return folder;
};

/**
 * Makes the bundle of a TypeScript entry (from the root of the repository). The SDK is in it, since the runtime's is another version than
 * the one that was tested. Throws where the entry or one of its imports is not there.
 */
export const bundle = (entry: string): Bundle => {
  const folder = temporaryFolder();
  buildSync({
    entryPoints: [{ in: join(root, entry), out: 'index' }],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    minify: true,
    sourcemap: true,
    sourcesContent: false,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    mainFields: ['module', 'main'],
    alias: { '@aws-sdk/credential-provider-node': join(root, 'infra/cloud/environmentCredentials.ts') },
    banner: { js: banner },
  });
  const code = readdirSync(folder)
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  return { folder, names: (setting) => new RegExp(`\\b${setting}\\b`).test(code) };
};

/** A text that differs whenever the code by which kept weeks are read and computed differs, packages apart. */
export const rulesVersion = (): string => {
  const { outputFiles } = buildSync({
    entryPoints: [join(root, 'functions/core/kept/unitWeeks.ts')],
    bundle: true,
    minify: true,
    write: false,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    outdir: 'none',
  });
  const hash = createHash('sha256');
  for (const { contents } of outputFiles) hash.update(contents);
  return hash.digest('hex').slice(0, 16);
};
