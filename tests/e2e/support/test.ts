import { type BrowserContext, type BrowserContextOptions, type Page, test as plain } from '@playwright/test';
import { setClockAhead } from './clock.mjs';
import { clockAhead } from './day.ts';

const onTheDay = async (context: BrowserContext): Promise<BrowserContext> => {
  await context.addInitScript(setClockAhead, clockAhead());
  return context;
};

/** Opens a page in a browser context of its own, which shares nothing with `page`: another person, or another device. */
export type OpenElsewhere = (options?: BrowserContextOptions) => Promise<Page>;

interface Elsewhere {
  readonly openElsewhere: OpenElsewhere;
}

/** Playwright's test, with the clock of every page at the day of the walks (day.ts). */
export const test = plain.extend<Elsewhere>({
  context: async ({ context }, use) => {
    await use(await onTheDay(context));
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
