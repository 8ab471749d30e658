import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { type Benchmark, kilobytes, median, ms } from './benchmark.ts';
import { ground } from './ground/grounds.ts';

const most = 500_000;

const entries = (): string[] => [
  ...readdirSync('functions', { recursive: true, encoding: 'utf8' })
    .filter((path) => basename(path) === 'handler.ts')
    .map((path) => join('functions', path)),
  'functions/identity/preToken.ts',
];

/** Every Lambda as one file, with the options of infra/cloud/constructs/lambda.ts. */
const bundled = ground(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bundles-'));
  const files = entries().map((entry) => ({ entry, file: join(folder, `${basename(dirname(entry))}.mjs`) }));
  await Promise.all(
    files.map(({ entry, file }) =>
      build({
        ...{ entryPoints: [entry], outfile: file, bundle: true, minify: true, sourcemap: 'external' },
        ...{ platform: 'node', format: 'esm', target: 'node24', mainFields: ['module', 'main'] },
        banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
      }),
    ),
  );
  const sizes = files.map(({ file }) => ({ name: basename(file, '.mjs'), file, bytes: statSync(file).size }));
  return {
    sizes: sizes.sort((a, b) => b.bytes - a.bytes),
    stop: () => rm(folder, { recursive: true }),
  };
});

const sized = ({ name, bytes }: { readonly name: string; readonly bytes: number }) => `${name} ${kilobytes(bytes)}`;

/** Minified size of each Lambda. */
export const bundles: Benchmark = {
  name: 'bundles: the largest Lambda, minified',
  limit: `≤ ${kilobytes(most)}`,
  run: async () => {
    const { sizes } = await bundled();
    const [largest, ...others] = sizes;
    return { figure: sized(largest!), beside: others.map(sized).join(', '), ok: largest!.bytes <= most };
  },
};

const loading = 'const t=performance.now();await import(process.argv[1]);console.log(performance.now()-t)';

const loadTime = (file: string): number => {
  const args = ['--input-type=module', '-e', loading, pathToFileURL(file).href];
  const times = Array.from({ length: 7 }, () => Number(spawnSync(process.execPath, args).stdout.toString()));
  return median(times);
};

/** What a cold start spends on reading the code, here: a Lambda of 1 GB has about half a core. */
export const bundlesLoad: Benchmark = {
  name: 'bundles: loading the slowest',
  limit: '',
  run: async () => {
    const { sizes } = await bundled();
    const times = sizes.map(({ name, file }) => ({ name, time: loadTime(file) })).sort((a, b) => b.time - a.time);
    const told = times.map(({ name, time }) => `${name} ${ms(time)}`);
    return { figure: told[0]!, beside: `fastest ${told.at(-1)}`, ok: times.every(({ time }) => time > 0) };
  },
};
