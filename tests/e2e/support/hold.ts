import type { Page } from '@playwright/test';

/** Holds the answers to these requests back until they are released. */
export const hold = async (page: Page, url: RegExp) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return { requested: page.waitForRequest(url), release };
};
