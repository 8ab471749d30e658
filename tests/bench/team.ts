import type { Page } from '@playwright/test';
import { fillLogin, usernameOf } from '../e2e/support/signIn.ts';
import { atMost, type Benchmark, compared, median, quantile, timed } from './benchmark.ts';
import { bareWrites } from './ground/bareWrites.ts';
import { newPage } from './ground/browser.ts';
import { nextFrame, scriptTimes } from './ground/painting.ts';
import { changedTable } from './ground/referencePage.ts';
import { theTeam } from './ground/team.ts';

/** 16 ms on a machine whose browser, the headless shell, takes 18.9 ms for a change in an antd table. */
const mostTyping = 0.85;
/** 300 ms on a machine that takes 267 ms for the bare writes. */
const mostSave = 1.12;
const keys = Array.from({ length: 20 }, (_, index) => ['0', ',', String((index % 8) + 1), 'Enter']).flat();

const openTeam = async (): Promise<Page> => {
  const { address } = await theTeam();
  const page = await newPage();
  await page.goto('/#/auth/login');
  await fillLogin(page, usernameOf('superadmin'));
  await page.getByRole('button', { name: 'användarmeny' }).waitFor();
  await page.goto(`/#${address}`);
  await page.locator('[role=grid] [data-row="0"][data-column="20"]').click();
  return page;
};

/** Measures the script time of each action on the opened sheet, until its frame is drawn. */
const scripted = (name: string, actions: readonly ((page: Page) => Promise<unknown>)[]): Benchmark => ({
  name,
  limit: atMost(mostTyping, 'a change in an antd table'),
  run: async () => {
    const page = await openTeam();
    const times = await scriptTimes(
      page,
      actions.map((act) => async () => {
        await act(page);
        await nextFrame(page);
      }),
    );
    await page.context().close();
    return compared(
      { 'the slowest tenth': quantile(times, 0.9), median: median(times) },
      await changedTable(),
      mostTyping,
    );
  },
});

/** Keys typed into a team of 200 employees over 52 weeks. */
export const teamTyping = scripted(
  'typing in a team sheet, 200 people × 52 weeks: script a key',
  keys.map((key) => (page) => page.keyboard.press(key)),
);

/** The frames while the sheet is scrolled from the first employee to the last. */
export const teamScroll = scripted(
  'scrolling a team sheet, 200 people × 52 weeks: script a frame',
  Array.from({ length: 60 }, () => (page) => page.mouse.wheel(0, 80)),
);

/** The save of 40 employees of ten years of periods each, in one request. */
export const teamSave: Benchmark = {
  name: 'team save of 40 people, 21 periods each',
  limit: atMost(mostSave, '100 bare writes'),
  run: async () => {
    const { team, save } = await theTeam();
    const times: number[] = [];
    for (let run = 1; run <= 5; run++) {
      const members = (await team()).slice(0, 40);
      const assets = members.map(({ id, version, periods }) => ({
        id,
        version,
        periods: periods.map((period, index) => (index === 4 ? { ...period, workRate: 0.5 + run / 100 } : period)),
      }));
      times.push(await timed(() => save(assets)));
    }
    return compared({ '': median(times) }, { name: '100 bare writes', time: await bareWrites() }, mostSave);
  },
};
