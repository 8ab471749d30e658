import type { Page } from '@playwright/test';
import { atMost, type Benchmark, compared, median, ms } from './benchmark.ts';
import { signedIn } from './ground/browser.ts';
import { paintedTable } from './ground/referencePage.ts';

/** A tab is painted in at most the time of three antd tables. */
const most = 3;
const names = ['Översikt', 'Behov', 'Plan', 'Personal', 'Budget'];

/** How long after a click, and after the last data, the last of the content was drawn; in milliseconds. */
interface Painted {
  readonly afterClick: number;
  readonly afterData: number;
}

/** Clicks the tab and watches until nothing has been added to the page for a second. */
const paint = async (page: Page, tab: string): Promise<Painted> => {
  const link = page.getByRole('navigation', { name: 'Planera' }).getByRole('link', { name: tab });
  const painted = page.evaluate(
    () =>
      new Promise<Painted>((resolve) => {
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
          const data = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
            .filter(({ name, responseEnd }) => name.includes('/api/') && responseEnd > clicked && responseEnd < drawn)
            .map(({ responseEnd }) => responseEnd);
          resolve({ afterClick: drawn - clicked, afterData: drawn - Math.max(clicked, ...data) });
        }, 100);
      }),
  );
  await link.click();
  return painted;
};

const openings = 3;

/** A tab opened for the first time after signing in: the median of some openings. */
const painted = async (tab: string): Promise<Painted & { readonly tab: string }> => {
  const all: Painted[] = [];
  for (let opening = 0; opening < openings; opening++) {
    const page = await signedIn('planner', tab === 'Behov' ? 'Personal' : 'Behov');
    await page.waitForLoadState('networkidle');
    all.push(await paint(page, tab));
    await page.context().close();
  }
  return {
    tab,
    afterClick: median(all.map(({ afterClick }) => afterClick)),
    afterData: median(all.map(({ afterData }) => afterData)),
  };
};

/** Each tab: from the last of its data to the last of its content. */
export const tabs: Benchmark = {
  name: 'tabs: painted after their data',
  limit: atMost(most, 'an antd table, painted'),
  run: async () => {
    const found: Awaited<ReturnType<typeof painted>>[] = [];
    for (const tab of names) found.push(await painted(tab));
    const afterData = Object.fromEntries(found.map(({ tab, afterData: time }) => [tab, time]));
    const afterClick = found.map(({ tab, afterClick: time }) => `${tab} ${ms(time)}`);
    const measured = compared(afterData, await paintedTable(), most);
    return { ...measured, beside: `${measured.beside}; after the click ${afterClick.join(', ')}` };
  },
};
