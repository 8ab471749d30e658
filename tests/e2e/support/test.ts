import { type BrowserContext, type BrowserContextOptions, type Page, test as plain } from '@playwright/test';
import { setClockAhead } from './clock.mjs';
import { clockAhead } from './day.ts';
import { plainFile } from './signIn.ts';

const onTheDay = async (context: BrowserContext): Promise<BrowserContext> => {
  await context.addInitScript(setClockAhead, clockAhead());
  return context;
};

/** Opens a page in a browser context of its own, which shares nothing with `page`: another person, or another device. */
export type OpenElsewhere = (options?: BrowserContextOptions) => Promise<Page>;

interface Fixtures {
  readonly openElsewhere: OpenElsewhere;
  /** Gives `page` a new browser context: for a test that leaves scripts, a stopped clock or a permission in it, or is of another device. */
  readonly isApart: boolean;
}

interface Shared {
  readonly context: BrowserContext;
  /** A page that stays open, so that the process that draws the pages lives on. */
  readonly anchor: Page;
}

/** Playwright's test, with the clock of every page at the day of the walks (day.ts). */
export const test = plain.extend<Fixtures, { readonly shared: Shared }>({
  isApart: [false, { option: true }],
  // One context and one process for each worker: the scripts of the program are fetched and compiled once.
  shared: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, timezoneId, viewport, contextOptions } = project.use;
      const context = await browser.newContext({ baseURL, locale, timezoneId, viewport, ...contextOptions });
      await onTheDay(context);
      const anchor = await context.newPage();
      await anchor.goto(plainFile);
      await use({ context, anchor });
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, shared, isApart }, use) => {
    if (isApart) {
      const context = await onTheDay(await browser.newContext());
      await use(context);
      return await context.close();
    }
    const { context, anchor } = shared;
    await use(context);
    const opened = context.pages().filter((page) => page !== anchor);
    await Promise.all(opened.map((page) => page.close()));
    await context.unrouteAll();
    await context.setOffline(false);
    await context.clearPermissions();
    await context.clearCookies();
    await anchor.evaluate(() => localStorage.clear());
  },
  openElsewhere: async ({ browser }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await onTheDay(await browser.newContext(options));
      opened.push(context);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});
