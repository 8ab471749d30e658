import { atMost, type Benchmark, compared, median, quantile } from './benchmark.ts';
import { signedIn } from './ground/browser.ts';
import { nextFrame, scriptTimes } from './ground/painting.ts';
import { changedTable } from './ground/referencePage.ts';

/** 16 ms on a machine whose browser, the headless shell, takes 18.9 ms for a change in an antd table. */
const most = 0.85;
const keys = Array.from({ length: 30 }, (_, index) => [String((index % 4) + 1), ',', '5', 'Enter']).flat();

/** Script time of each key typed into the demand table, until its frame is drawn. */
export const typing: Benchmark = {
  name: 'typing in the demand table: script a key',
  limit: atMost(most, 'a change in an antd table'),
  run: async () => {
    const page = await signedIn('planner', 'Behov');
    const cell = page
      .getByRole('grid', { name: 'Behov per pass och veckodag' })
      .locator('[data-row="0"][data-column="0"]');
    await cell.click();
    const times = await scriptTimes(
      page,
      keys.map((key) => async () => {
        await page.keyboard.press(key);
        await nextFrame(page);
      }),
    );
    const typed = await cell.textContent();
    await page.context().close();
    if (!typed?.includes(',5')) throw new Error(`the cell holds ${typed}`);
    return compared({ 'the slowest tenth': quantile(times, 0.9), median: median(times) }, await changedTable(), most);
  },
};
