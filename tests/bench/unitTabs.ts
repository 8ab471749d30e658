import type { Page } from '@playwright/test';
import { atMost, type Benchmark, compared, median, ms } from './benchmark.ts';
import { pageOn } from './ground/browser.ts';
import { type Painted, paintTab } from './ground/paintTab.ts';
import { tokensOf } from './ground/program.ts';
import { paintedTable } from './ground/referencePage.ts';
import { areaId, decade, organizations, superAdmin, unitIdOf } from './ground/wards.ts';

/** 500 ms on a machine that paints an antd table in 64 ms. */
const most = 7.8;
const mostRequests = 2;
const openings = 3;
const names = ['Översikt', 'Behov', 'Plan', 'Personal', 'Budget'] as const;

/** A page of the unit at a tab, signed in. */
const opened = async (tab: string): Promise<Page> => {
  const program = await decade();
  const page = await pageOn(program.url);
  await page.goto('/mark.svg');
  const tokens = await tokensOf(program, superAdmin);
  await page.evaluate(({ access_token, refresh_token }) => {
    localStorage.setItem('auth-token', access_token);
    localStorage.setItem('auth-refresh', refresh_token);
  }, tokens);
  const unitId = unitIdOf('decade');
  const query = { orgId: organizations.decade.orgId, areaId, unitId, categoryId: `${unitId}-c0`, tab };
  await page.goto(`/#/plan?${new URLSearchParams(query)}`);
  await page.waitForLoadState('networkidle');
  return page;
};

/** A tab opened for the first time: the medians of some openings, and the most requests of them. */
const painted = async (tab: string): Promise<Painted> => {
  const all: Painted[] = [];
  for (let opening = 0; opening < openings; opening++) {
    const page = await opened(tab === 'Behov' ? 'budget' : 'demand');
    all.push(await paintTab(page, tab));
    await page.context().close();
  }
  return {
    afterClick: median(all.map(({ afterClick }) => afterClick)),
    afterData: median(all.map(({ afterData }) => afterData)),
    requests: Math.max(...all.map(({ requests }) => requests)),
    later: Math.max(...all.map(({ later }) => later)),
  };
};

/** Each tab of a unit of 4 categories, 200 employees and 10 years of periods: from its data to its content, and its requests. */
export const unitTabs: Benchmark = {
  name: 'unitTabs: tabs of 200 employees over 10 years, painted after their data',
  limit: `${atMost(most, 'an antd table, painted')}; ${mostRequests} requests in parallel`,
  run: async () => {
    const found = new Map<string, Painted>();
    for (const tab of names) found.set(tab, await painted(tab));
    const times = Object.fromEntries([...found].map(([tab, { afterData }]) => [tab, afterData]));
    const measured = compared(times, await paintedTable(), most);
    const others = [...found].map(([tab, { afterClick, requests, later }]) =>
      `${tab} ${ms(afterClick)} ${requests} ${later > 0 ? `(${later} later)` : ''}`.trim(),
    );
    return {
      ...measured,
      beside: `${measured.beside}; after the click, requests: ${others.join(', ')}`,
      ok: measured.ok && [...found.values()].every(({ requests, later }) => requests <= mostRequests && later === 0),
    };
  },
};
