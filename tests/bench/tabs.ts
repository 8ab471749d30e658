import { atMost, type Benchmark, compared, median, ms } from './benchmark.ts';
import { signedIn } from './ground/browser.ts';
import { type Painted, paintTab } from './ground/paintTab.ts';
import { paintedTable } from './ground/referencePage.ts';

/** A tab is painted in at most the time of three antd tables. */
const most = 3;
const names = ['Översikt', 'Behov', 'Plan', 'Personal', 'Budget'];

const openings = 3;

/** A tab opened for the first time after signing in: the median of some openings. */
const painted = async (tab: string): Promise<Pick<Painted, 'afterClick' | 'afterData'> & { readonly tab: string }> => {
  const all: Painted[] = [];
  for (let opening = 0; opening < openings; opening++) {
    const page = await signedIn('planner', tab === 'Behov' ? 'Personal' : 'Behov');
    await page.waitForLoadState('networkidle');
    all.push(await paintTab(page, tab));
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
