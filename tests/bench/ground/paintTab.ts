import type { Page } from '@playwright/test';

/** How long after a click, and after the last data, the last of the content was drawn; in milliseconds. */
export interface Painted {
  readonly afterClick: number;
  readonly afterData: number;
  /** The requests for data after the click: how many, and how many of them began after another had been answered. */
  readonly requests: number;
  readonly later: number;
}

/** Clicks the tab and watches until nothing has been added to the page for a second. Rejects when nothing ever is. */
export const paintTab = async (page: Page, tab: string): Promise<Painted> => {
  const link = page.getByRole('navigation', { name: 'Planera' }).getByRole('link', { name: tab });
  const painted = page.evaluate(
    () =>
      new Promise<Painted>((resolve, reject) => {
        const main = document.querySelector('main') ?? document.body;
        let clicked = Number.NaN;
        let drawn = Number.NaN;
        addEventListener('click', () => (clicked = performance.now()), { capture: true, once: true });
        const observer = new MutationObserver(() => requestAnimationFrame(() => (drawn = performance.now())));
        observer.observe(main, { childList: true, characterData: true, subtree: true });
        const quiet = setInterval(() => {
          const expired = performance.now() - clicked > 60_000;
          if (!expired && !(performance.now() - drawn > 1000)) return;
          clearInterval(quiet);
          observer.disconnect();
          if (Number.isNaN(drawn)) return reject(new Error('the tab drew nothing'));
          const data = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
            ({ name, responseEnd }) => name.includes('/api/') && responseEnd > clicked && responseEnd < drawn,
          );
          const ends = data.map(({ responseEnd }) => responseEnd);
          resolve({
            afterClick: drawn - clicked,
            afterData: drawn - Math.max(clicked, ...ends),
            requests: data.length,
            later: data.filter(({ startTime }) => startTime > Math.min(...ends)).length,
          });
        }, 100);
      }),
  );
  await link.click();
  return painted;
};
