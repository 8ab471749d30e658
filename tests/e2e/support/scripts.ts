import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';

/** Bytes of the scripts that the page has fetched, gzipped; read from the page's own list, because cached scripts have no response. */
const scriptBytes = async (page: Page): Promise<number> => {
  const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const scripts = [...new Set(fetched.filter((name) => name.endsWith('.js')))];
  const bodies = await Promise.all(scripts.map(async (script) => (await page.request.get(script)).body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
};

/** The page has fetched scripts, and less than 180 KB of them: the component library is not among them. */
export const expectSmallScripts = async (page: Page): Promise<void> => {
  const size = await scriptBytes(page);
  expect(size).toBeGreaterThan(30 * 1024);
  expect(size).toBeLessThan(180 * 1024);
};
