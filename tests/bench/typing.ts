import type { CDPSession, Page } from '@playwright/test';
import { type Benchmark, median, ms, quantile } from './benchmark.ts';
import { signedIn } from './ground/browser.ts';

const most = 16;
const keys = Array.from({ length: 30 }, (_, index) => [String((index % 4) + 1), ',', '5', 'Enter']).flat();

const scriptSoFar = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
};

const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** Script time of each key typed into the demand table, until its frame is drawn. */
export const typing: Benchmark = {
  name: 'typing in the demand table: script a key',
  limit: `< ${ms(most)}`,
  run: async () => {
    const page = await signedIn('planner', 'Behov');
    const cell = page.locator('[role=grid] [data-row="0"][data-column="0"]');
    await cell.click();
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const times: number[] = [];
    for (const key of keys) {
      const before = await scriptSoFar(session);
      await page.keyboard.press(key);
      await nextFrame(page);
      times.push((await scriptSoFar(session)) - before);
    }
    const typed = await cell.textContent();
    await page.context().close();
    const slow = quantile(times, 0.9);
    return {
      figure: `${ms(slow)} (the slowest tenth)`,
      beside: `median ${ms(median(times))}, ${keys.length} keys`,
      ok: slow < most && typed?.includes(',5') === true,
    };
  },
};
