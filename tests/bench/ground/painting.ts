import type { Page } from '@playwright/test';

/** When the text was drawn in the page's main part, in milliseconds since the navigation to its address. */
export const drawn = async (page: Page, text: string): Promise<number> => {
  const time = await page.waitForFunction(
    (wanted) => document.querySelector('main')?.textContent?.includes(wanted) && performance.now(),
    text,
    { polling: 'raf' },
  );
  return Number(await time.jsonValue());
};

/** Waits until the next frame is drawn. */
export const nextFrame = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** The script time of each action in the page, in milliseconds. */
export const scriptTimes = async (page: Page, actions: readonly (() => Promise<unknown>)[]): Promise<number[]> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const soFar = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
  };
  const times: number[] = [];
  for (const action of actions) {
    const before = await soFar();
    await action();
    times.push((await soFar()) - before);
  }
  await session.detach();
  return times;
};
