import type { Page } from '@playwright/test';
import { type Benchmark, median, ms } from './benchmark.ts';
import { pageOn, settled } from './ground/browser.ts';
import { atMostTables, paintTabs } from './ground/paintTabs.ts';
import { tokensOf } from './ground/program.ts';
import { areaId, decade, organizations, superAdmin, unitIdOf } from './ground/wards.ts';

/** 500 ms on a machine that paints an antd table for the first time in 210 ms. */
const most = 2.4;
const mostRequests = 2;
const names = ['Översikt', 'Behov', 'Plan', 'Personal', 'Budget'];

/** A page of the unit, signed in, on another tab than the one to be opened. */
const opened = async (opens: string): Promise<Page> => {
  const tab = opens === 'Behov' ? 'budget' : 'demand';
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
  await page.getByRole('grid').first().waitFor();
  await settled(page);
  return page;
};

/** Each tab of a unit of 4 categories, 200 employees and 10 years of periods: from its data to its content, and its requests. */
export const unitTabs: Benchmark = {
  name: 'unitTabs: tabs of 200 employees over 10 years, painted after their data',
  limit: `${atMostTables(most)}; ${mostRequests} requests in parallel`,
  run: async () => {
    const { measured, paintings } = await paintTabs(names, opened, most);
    const found = [...paintings].map(([tab, all]) => ({
      tab,
      afterClick: median(all.map(({ afterClick }) => afterClick)),
      requests: Math.max(...all.map(({ requests }) => requests)),
      later: Math.max(...all.map(({ later }) => later)),
    }));
    const others = found.map(({ tab, afterClick, requests, later }) =>
      `${tab} ${ms(afterClick)} ${requests} ${later > 0 ? `(${later} later)` : ''}`.trim(),
    );
    return {
      ...measured,
      beside: `${measured.beside}; after the click, requests: ${others.join(', ')}`,
      ok: measured.ok && found.every(({ requests, later }) => requests <= mostRequests && later === 0),
    };
  },
};
