import type { Page } from '@playwright/test';
import { type Benchmark, median, ms } from './benchmark.ts';
import { settled, signedIn } from './ground/browser.ts';
import { atMostTables, paintTabs } from './ground/paintTabs.ts';

const most = 1;
const names = ['Översikt', 'Behov', 'Plan', 'Personal', 'Budget'];

const opened = async (tab: string): Promise<Page> => {
  const page = await signedIn('planner', tab === 'Behov' ? 'Personal' : 'Behov');
  await settled(page);
  return page;
};

/** Each tab opened for the first time after signing in. */
export const tabs: Benchmark = {
  name: 'tabs: painted after their data',
  limit: atMostTables(most),
  run: async () => {
    const { measured, paintings } = await paintTabs(names, opened, most);
    const afterClick = [...paintings].map(
      ([tab, all]) => `${tab} ${ms(median(all.map(({ afterClick: time }) => time)))}`,
    );
    return { ...measured, beside: `${measured.beside}; after the click ${afterClick.join(', ')}` };
  },
};
