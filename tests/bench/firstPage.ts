import { gzipSync } from 'node:zlib';
import { type Benchmark, kilobytes } from './benchmark.ts';
import { newPage, settled } from './ground/browser.ts';

const most = 140_000;

const zipped = (bodies: readonly Buffer[]): number => bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);

/** Bytes by kind that a browser with an empty cache fetches until the login form is shown and nothing more comes. */
const fetchedAt = async (address: string): Promise<(kind: string) => number> => {
  const page = await newPage();
  const fetched: Promise<{ readonly kind: string; readonly body: Buffer }>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    fetched.push(response.body().then((body) => ({ kind, body })));
  });
  await page.goto(address);
  await page.getByLabel('Användarnamn').waitFor();
  await settled(page);
  const all = await Promise.all(fetched);
  await page.context().close();
  return (kind) => zipped(all.filter((one) => one.kind === kind).map(({ body }) => body));
};

/** The program's own address, as a newcomer types it; beside it the login page's. */
export const firstPage: Benchmark = {
  name: 'first page: script before login, gzip',
  limit: `≤ ${kilobytes(most)}`,
  run: async () => {
    const [first, login] = [await fetchedAt('/'), await fetchedAt('/#/auth/login')];
    const script = first('script');
    const others = ['stylesheet', 'document', 'font'].map((kind) => `${kind} ${kilobytes(first(kind))}`);
    return {
      figure: kilobytes(script),
      beside: [...others, `at /#/auth/login ${kilobytes(login('script'))} script`].join(', '),
      ok: script > 0 && script <= most,
    };
  },
};
