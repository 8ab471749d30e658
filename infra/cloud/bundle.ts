import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/** The root of the repository, with a slash at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

// Libraries in CommonJS call require, which an ES module does not have.
const banner = "import{createRequire}from'node:module';const require=createRequire(import.meta.url);";

/**
 * Makes a Lambda of a TypeScript entry (from the root of the repository): `index.mjs`, and beside it the chunks that are
 * loaded when they are needed. The SDK is in it, since the runtime's is another version than the one that was tested.
 */
export const bundle = (entry: string, folder: string): void => {
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
};
