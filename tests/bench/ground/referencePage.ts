import type { Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import { lazy } from '#functions/kernel/adapters/lazy.ts';
import { median, type Reference } from '../benchmark.ts';
import { pageOn } from './browser.ts';
import { drawn, scriptTimes } from './painting.ts';
import { paintTab } from './paintTab.ts';

const url = 'http://reference.test';

/** The page as one document: an antd table of 60 rows and 12 columns, and a link named as the tabs are, for `paintTab` to click. */
const html = lazy(async () => {
  const { outputFiles } = buildSync({
    entryPoints: ['tests/bench/ground/antdTable.tsx'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const script = outputFiles[0]?.text.replaceAll('</script', '<\\/script');
  return `<!doctype html><meta charset="utf-8"><nav aria-label="Planera"><a href="#">Tabell</a></nav><main></main><script>${script}</script>`;
});

const referencePage = async (path: string): Promise<Page> => {
  const page = await pageOn(url);
  const body = await html();
  await page.route(`${url}/**`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(path);
  return page;
};

const rounds = 7;

/** The median of the rounds on the reference page with its table; the first one only warms up. */
const measured = async (name: string, round: (page: Page, index: number) => Promise<number>): Promise<Reference> => {
  const page = await referencePage('/');
  await drawn(page, 'Kolumn 11');
  const times: number[] = [];
  for (let index = 0; index <= rounds; index++) times.push(await round(page, index));
  await page.context().close();
  return { name, time: median(times.slice(1)) };
};

/** Opening the reference page, until its table is drawn. */
export const openedTable = (): Promise<Reference> =>
  measured('an antd page with a table, opened', async (page) => {
    await page.goto('about:blank');
    await page.goto('/', { waitUntil: 'commit' });
    return drawn(page, 'Kolumn 11');
  });

/** Milliseconds of the first painting of its table after a click, in a new page. */
export const paintTable = async (): Promise<number> => {
  const page = await referencePage('/click');
  const { afterClick } = await paintTab(page, 'Tabell');
  await page.context().close();
  return afterClick;
};

/** Script time of other figures in every cell of its table. */
export const changedTable = (): Promise<Reference> =>
  measured('script of a change in an antd table', async (page, index) => {
    const [time = Number.NaN] = await scriptTimes(page, [
      () => page.evaluate((n) => globalThis.changeTable(n), index + 1),
    ]);
    return time;
  });
