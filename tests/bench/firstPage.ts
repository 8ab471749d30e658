import { gzipSync } from 'node:zlib';
import { type Benchmark, kilobytes } from './benchmark.ts';
import { newPage } from './ground/browser.ts';

const most = 180_000;

const zipped = (bodies: readonly Buffer[]): number => bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);

/** What a browser fetches until the login form stands and the line is quiet. */
export const firstPage: Benchmark = {
  name: 'first page: script before login, gzip',
  limit: `≤ ${kilobytes(most)}`,
  run: async () => {
    const page = await newPage();
    const fetched: Promise<{ readonly type: string; readonly body: Buffer }>[] = [];
    page.on('response', (response) => {
      const type = response.request().resourceType();
      fetched.push(response.body().then((body) => ({ type, body })));
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByLabel('Användarnamn').waitFor();
    const all = await Promise.all(fetched);
    await page.context().close();
    const bodies = (type: string) => all.filter((one) => one.type === type).map(({ body }) => body);
    const script = zipped(bodies('script'));
    const told = ['stylesheet', 'document', 'font', 'image'].map(
      (type) => `${type} ${kilobytes(zipped(bodies(type)))}`,
    );
    return { figure: kilobytes(script), beside: told.join(', '), ok: script > 0 && script <= most };
  },
};
