import { chromium, type Page } from '@playwright/test';
import { type DemoAccount, fillLogin, usernameOf } from '../../e2e/support/signIn.ts';
import { launchOptions } from '../../support/browser.mjs';
import { theDemo } from './demo.ts';
import { ground } from './grounds.ts';

/** A real browser on the demo region. */
const theBrowser = ground(async () => {
  const browser = await chromium.launch(launchOptions());
  return { browser, stop: () => browser.close() };
});

/** A page of somebody who was never at this program. */
export const pageOn = async (url: string): Promise<Page> => {
  const { browser } = await theBrowser();
  const context = await browser.newContext({
    baseURL: url,
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(120_000);
  return context.newPage();
};

/** The same, at the demo region. */
export const newPage = async (): Promise<Page> => pageOn((await theDemo()).url);

/** A page of the demo region signed in, on a tab of the plan with a category chosen. */
export const signedIn = async (person: DemoAccount, tab: string): Promise<Page> => {
  const page = await newPage();
  await page.goto('/#/auth/login');
  await fillLogin(page, usernameOf(person));
  await page.getByRole('button', { name: 'användarmeny' }).waitFor();
  await page.waitForURL(/unitId=/);
  await page.getByRole('navigation', { name: 'Planera' }).getByRole('link', { name: tab }).click();
  return page;
};

/** Waits until the page has received nothing for a second: on one machine, each request for data takes less. */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const received = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return performance.now() - Math.max(0, ...received.map(({ responseEnd }) => responseEnd)) > 1000;
  });
};
