import { expect, type Page } from '@playwright/test';
import { openOverview } from './support/overview.ts';
import { placeIn } from './support/places.ts';
import { signIn } from './support/signIn.ts';
import { test } from './support/test.ts';

/** What has the focus, and whether a part of it is seen: inside the window, and below nothing else. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement;
    if (!active || active === document.body) return undefined;
    // A choice is drawn around the field that has the focus.
    const box = active.closest('.ant-select, label') ?? active;
    const { left, top, width, height } = box.getBoundingClientRect();
    const isSeen = [0.1, 0.5, 0.9].some((x) =>
      [0.15, 0.5, 0.85].some((y) => {
        const found = document.elementFromPoint(left + x * width, top + y * height);
        return found !== null && (box.contains(found) || active.contains(found));
      }),
    );
    return {
      isSeen,
      what: `${active.getAttribute('aria-label') ?? active.textContent ?? ''} ${active.tagName}`.trim(),
    };
  });

/** As above, once what is still loaded, and moves the page for a moment, is there. */
const settled = async (page: Page) => {
  const stop = await focused(page);
  if (!stop || stop.isSeen) return stop;
  await page.waitForTimeout(500);
  return focused(page);
};

/** Goes through the page by Tab, and by Shift+Tab from its end, and returns what had the focus out of sight. */
const hiddenStops = async (page: Page): Promise<readonly string[]> => {
  const hidden = new Set<string>();
  let stops = 0;
  for (const key of ['Tab', 'Shift+Tab']) {
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    for (let step = 0; step < 120; step++) {
      await page.keyboard.press(key);
      const stop = await settled(page);
      if (!stop && step > 3) break;
      if (!stop) continue;
      stops += 1;
      if (!stop.isSeen) hidden.add(`${key}: ${stop.what}`);
    }
  }
  expect(stops).toBeGreaterThan(20);
  return [...hidden];
};

test('what has the focus is never below a bar or beyond an edge: measures, facts, tabs, lists of accounts and settings of a report', async ({
  page,
}) => {
  const { orgId, areaId, unitId } = await placeIn(page, 'Medicin', 'Medicinavdelning 33');
  const ids = { orgId, areaId, unitId };
  await openOverview(page, 'superuser');
  const builder = await page
    .getByRole('region', { name: 'Åtgärda' })
    .getByRole('link', { name: /^Åtgärda / })
    .first()
    .getAttribute('href');
  await signIn(page, 'superuser', builder!.replace(/^#/, ''));
  await expect(page.getByRole('heading', { name: /^Åtgärda brist/ })).toBeVisible();
  for (const [width, height] of [
    [768, 1024],
    [390, 844],
    [720, 450],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await hiddenStops(page), `measures at ${width}`).toEqual([]);
  }
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(`/#/plan?${new URLSearchParams({ ...ids, tab: 'budget' })}`);
  // Beside the names of the months, which stay.
  const months = page.getByRole('group', { name: 'Året månad för månad' });
  await months
    .getByRole('button', { name: /^Förklara/ })
    .last()
    .focus();
  for (let step = 0; step < 12; step++) {
    expect(await focused(page)).toMatchObject({ isSeen: true });
    await page.keyboard.press('Shift+Tab');
  }
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [address, ready] of [
    [
      `/plan?${new URLSearchParams({ orgId, areaId, tab: 'overview' })}`,
      page.getByRole('list', { name: 'Läget i korthet' }),
    ],
    [`/organizations/${orgId}/areas/${areaId}/units/${unitId}`, page.getByRole('link', { name: /^Behörighet/ })],
    [
      `/plan?${new URLSearchParams({ ...ids, tab: 'report', type: 'assets', level: 'unit', create: '1' })}`,
      page.getByRole('form'),
    ],
    ['/accounts', page.getByRole('table', { name: 'Konton' })],
  ] as const) {
    await page.goto(`/#${address}`);
    await expect(ready).toBeVisible();
    expect(await hiddenStops(page), address).toEqual([]);
  }
});
