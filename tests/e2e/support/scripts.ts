import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';

/**
 * Bytes of the scripts fetched by the page whose names match, gzipped. Cached scripts have no response event, but a performance entry.
 */
const scriptBytes = async (page: Page, names = /\.js$/): Promise<number> => {
  const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const scripts = [...new Set(fetched.filter((name) => names.test(name)))];
  const bodies = await Promise.all(scripts.map(async (script) => (await page.request.get(script)).body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
};

/** Expects between 30 and 140 KB of scripts: the component library, the router and the cache of answers are not among them. */
export const expectSmallScripts = async (page: Page): Promise<void> => {
  const size = await scriptBytes(page);
  expect(size).toBeGreaterThan(30 * 1024);
  expect(size).toBeLessThan(140 * 1024);
};

/** Bytes of the chart library and of what draws with it, gzipped; 0 where the page has not loaded it. */
export const chartBytes = (page: Page): Promise<number> => scriptBytes(page, /\/Drawing-[^/]*\.js$/);
