import { readdirSync, statSync } from 'node:fs';
import { get } from 'node:http';
import { join, resolve } from 'node:path';
import { type Case, failing, tally } from '../case.ts';

const MB = 1_000_000;
const most = 150 * MB;

const up = ['..', '%2e%2e', '.%2E', '%252e%252e', '..%00', '%c0%ae%c0%ae'];
const separators = ['/', '%2f', '%252f', '\\', '%5c', '/./'];
const roots = ['answers', 'answers/-', '_local', 'oauth2', 'saml2', 'assets', 'api', '%61nswers'];

/** Targets by which a server that resolves paths, or decodes them twice, would come to the folder of files or list it. */
const climbs = (host: string): readonly string[] => {
  const ways = roots.flatMap((root) =>
    up.flatMap((dots) => separators.map((separator) => `/${root}${separator}${dots}${separator}`)),
  );
  const absolute = [`http://${host}/answers/../`, `http://evil.example/answers/../`];
  return [...ways, ...ways.map((way) => `${way}package.json`), ...absolute, '/answers/', '/answers'];
};

const largestIn = (folder: string): string => {
  const sizeOf = (name: string) => statSync(join(folder, name)).size;
  return readdirSync(folder).reduce((most, name) => (sizeOf(name) > sizeOf(most) ? name : most));
};

/** Spellings of one file of the site, each by dots in other places. */
const spellings = (file: string): readonly string[] =>
  Array.from({ length: 3000 }, (_, index) => {
    const dots = [...index.toString(2)].map((bit) => (bit === '1' ? './' : 'y/../')).join('');
    return `/assets/${dots}${file}`;
  });

/** The status of a target that is sent exactly as it is written. */
const statusOf = (url: string, path: string): Promise<number> =>
  new Promise((done, reject) => {
    get(url, { path, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.resume();
      answer.on('end', () => done(answer.statusCode ?? 0));
    }).on('error', reject);
  });

const statusesOf = async (url: string, paths: readonly string[]): Promise<readonly number[]> => {
  const statuses: number[] = [];
  for (let at = 0; at < paths.length; at += 50)
    statuses.push(...(await Promise.all(paths.slice(at, at + 50).map((path) => statusOf(url, path)))));
  return statuses;
};

/** Other spellings of the addresses of files: those of the site, and those kept of imports, logs and answers. */
export const paths: Case = {
  name: 'no spelling of a path reaches kept files or fills the memory',
  run: async ({ program: { url, memory } }) => {
    const script = largestIn(resolve('dist/web/assets'));
    const own = await statusOf(url, `/assets/${script}`);
    const climbed = await statusesOf(url, climbs(new URL(url).host));
    const before = memory();
    const spelled = await statusesOf(url, spellings(script));
    const grown = memory() - before;
    return {
      measured: `the file itself ${own}, ways up ${tally(climbed)}, spellings ${tally(spelled)}, ${(grown / MB).toFixed(0)} MB more memory`,
      faults: failing({
        'the file itself is answered': own === 200,
        'no way up is answered': climbed.every((status) => [400, 401, 404].includes(status)),
        'no other spelling is answered': spelled.every((status) => status === 404),
        [`memory grows by less than ${most / MB} MB`]: grown < most,
      }),
    };
  },
};
