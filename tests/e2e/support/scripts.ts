import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';

/** Bytes of the scripts fetched by the page, gzipped. Cached scripts have no response event, but a performance entry. */
const scriptBytes = async (page: Page): Promise<number> => {
  const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const scripts = [...new Set(fetched.filter((name) => name.endsWith('.js')))];
  const bodies = await Promise.all(scripts.map(async (script) => (await page.request.get(script)).body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
};

/** Expects between 30 and 180 KB of scripts: the component library is not among them. */
export const expectSmallScripts = async (page: Page): Promise<void> => {
  const size = await scriptBytes(page);
  expect(size).toBeGreaterThan(30 * 1024);
  expect(size).toBeLessThan(180 * 1024);
};
