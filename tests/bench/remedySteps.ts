import type { Page } from '@playwright/test';
import { fillLogin, usernameOf } from '../e2e/support/signIn.ts';
import { atMost, type Benchmark, compared, median, quantile } from './benchmark.ts';
import { newPage } from './ground/browser.ts';
import { nextFrame, scriptTimes } from './ground/painting.ts';
import { changedTable } from './ground/referencePage.ts';

/** 16 ms on a machine whose browser, the headless shell, takes 18.9 ms for a change in an antd table. */
const most = 0.85;
const steps = 60;

/** The builder of the heaviest shortage of the demo region. */
const openBuilder = async (): Promise<Page> => {
  const page = await newPage();
  await page.goto('/#/auth/login');
  await fillLogin(page, usernameOf('superuser'));
  await page.getByRole('button', { name: 'användarmeny' }).waitFor();
  await page.goto('/#/plan?tab=overview');
  await page
    .getByRole('region', { name: 'Åtgärda' })
    .getByRole('link', { name: /^Åtgärda / })
    .first()
    .click();
  return page;
};

/** Script time of each step of an amount in the builder of measures, until graph, table and costs are drawn. */
export const remedySteps: Benchmark = {
  name: 'a step of an amount in the builder of measures: script a step',
  limit: atMost(most, 'a change in an antd table'),
  run: async () => {
    const page = await openBuilder();
    const amount = page.getByRole('textbox', { name: 'Vikarie, tjänster' });
    await amount.waitFor();
    const times = await scriptTimes(
      page,
      Array.from({ length: steps }, (_, index) => async () => {
        await page.getByRole('button', { name: index % 2 === 0 ? 'Minska Vikarie' : 'Öka Vikarie' }).click();
        await nextFrame(page);
      }),
    );
    await page.context().close();
    return compared({ 'the slowest tenth': quantile(times, 0.9), median: median(times) }, await changedTable(), most);
  },
};
