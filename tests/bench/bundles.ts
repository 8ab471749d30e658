import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from '#infra/cloud/bundle.ts';
import { type Benchmark, kilobytes, median, ms } from './benchmark.ts';
import { ground } from './ground/grounds.ts';

const most = 500_000;

const entries = (): string[] => [
  ...readdirSync('functions', { recursive: true, encoding: 'utf8' })
    .filter((path) => basename(path) === 'handler.ts')
    .map((path) => join('functions', path)),
  'functions/triggers/identity/preToken.ts',
  'functions/triggers/firstSuperAdmin.ts',
  'functions/triggers/imports/schedule.ts',
  'functions/triggers/imports/queued.ts',
];

/** The domain, or what else the entry is called. */
const nameOf = (entry: string): string => {
  const name = basename(entry, '.ts');
  return name === 'handler' ? basename(dirname(entry)) : name;
};

/** The chunks that a file loads with itself; those of an `import()` come later or never. */
const withItself = (folder: string, file: string, found: Set<string> = new Set()): ReadonlySet<string> => {
  found.add(file);
  const text = readFileSync(join(folder, file), 'utf8');
  for (const [, chunk] of text.matchAll(/(?:from|import)"\.\/([^"]+)"/g))
    if (chunk && !found.has(chunk)) withItself(folder, chunk, found);
  return found;
};

/** Every Lambda as it is deployed. */
const bundled = ground(async () => {
  const sizes = entries().map((entry) => {
    const name = nameOf(entry);
    const { folder: own } = bundle(entry);
    const bytesOf = (files: Iterable<string>) =>
      [...files].reduce((sum, file) => sum + statSync(join(own, file)).size, 0);
    const all = readdirSync(own).filter((file) => file.endsWith('.mjs'));
    return { name, file: join(own, 'index.mjs'), bytes: bytesOf(withItself(own, 'index.mjs')), whole: bytesOf(all) };
  });
  return {
    sizes: sizes.sort((a, b) => b.bytes - a.bytes),
    // The folders go when the process ends.
    stop: async () => undefined,
  };
});

const sized = ({ name, bytes }: { readonly name: string; readonly bytes: number }) => `${name} ${kilobytes(bytes)}`;

/** Minified size of what each Lambda loads when it starts. */
export const bundles: Benchmark = {
  name: 'bundles: the largest Lambda, minified',
  limit: `≤ ${kilobytes(most)}`,
  run: async () => {
    const { sizes } = await bundled();
    const [largest, ...others] = sizes;
    const beside = `${others.map(sized).join(', ')}; ${largest!.name} with what is loaded when needed ${kilobytes(largest!.whole)}`;
    return { figure: sized(largest!), beside, ok: largest!.bytes <= most };
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
    const figures = times.map(({ name, time }) => `${name} ${ms(time)}`);
    return { figure: figures[0]!, beside: `fastest ${figures.at(-1)}`, ok: times.every(({ time }) => time > 0) };
  },
};
