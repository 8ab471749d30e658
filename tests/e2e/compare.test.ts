import { expect, type Page } from '@playwright/test';
import { weekOf } from '#shared/time/week.ts';
import { expectAccessible } from './support/accessible.ts';
import { apiAs } from './support/api.ts';
import { type Demand, makeComparison, monday, periodText, sunday, weeksText, weekText } from './support/comparison.ts';
import { placeIn } from './support/places.ts';
import { addressOf, type DemoAccount, signIn, usernameOf } from './support/signIn.ts';
import { test } from './support/test.ts';

const table = (page: Page) => page.getByRole('table', { name: /^Behov per pass och veckodag: gällande värde/ });
const heading = (page: Page) => page.getByRole('heading', { name: /jämförs med gällande behov$/ });
const promote = (page: Page) => page.getByRole('button', { name: 'Låt gälla' });
const periods = (page: Page) => page.getByRole('complementary', { name: 'Behovsperioder' });

const openComparison = async (page: Page, person: DemoAccount, address: string) => {
  await signIn(page, person, address);
  await page.getByRole('button', { name: 'Fler val' }).click();
  await page.getByRole('menuitem', { name: 'Jämför med gällande behov' }).click();
  await expect(heading(page)).toBeVisible();
};

test('a simulated period is compared with the live one and made live, which splits the live period', async ({
  page,
}) => {
  const { address } = await makeComparison(page);
  await openComparison(page, 'admin', address);
  await expect.poll(() => addressOf(page).get('compare')).toBe('live');
  await expect(heading(page)).toHaveText(`${periodText(6, 9)} jämförs med gällande behov`);

  const day = table(page).getByRole('row', { name: /Dag/ });
  await expect(day.getByRole('cell').first().getByRole('deletion')).toHaveText('4');
  await expect(day.getByRole('cell').first().getByRole('insertion')).toHaveText('5');
  await expect(day.getByRole('deletion').last()).toHaveText('07:00–15:30');
  await expect(day.getByRole('insertion').last()).toHaveText('06:00–15:30');
  await expect(page.getByText('2 värden skiljer i 1 av 2 pass')).toBeVisible();
  await expect(table(page).getByRole('row')).toHaveCount(5);
  await page.getByRole('checkbox', { name: 'Visa bara pass som skiljer' }).check();
  await expect(table(page).getByRole('row')).toHaveCount(4);

  const coverage = page.getByRole('table', { name: 'Täckning per vecka' });
  await expect(coverage.getByRole('columnheader', { name: weekText(monday(6)) }).first()).toBeVisible();
  // Two weeks on each side of the simulated four, and the mean.
  await expect(coverage.getByRole('columnheader', { name: weekText(monday(4)) })).toBeVisible();
  await expect(coverage.getByRole('columnheader', { name: weekText(monday(11)) })).toBeVisible();
  const heads = coverage.getByRole('columnheader').filter({ hasText: /^v\d\d/ });
  const notCentred = await heads.evaluateAll((all) =>
    all
      .filter((head) => {
        const middles = [head, head.querySelector('span span')].map((part) => {
          const { left = 0, width = 0 } = part?.getBoundingClientRect() ?? {};
          return left + width / 2;
        });
        return Math.abs(middles[0]! - middles[1]!) > 1;
      })
      .map((head) => head.textContent),
  );
  expect(notCentred, 'days off are marked below the middle of their week').toEqual([]);
  const differences = coverage.getByRole('row', { name: 'Differens mot simulerat behov' }).getByRole('cell');
  await expect(differences).toHaveCount(9);
  for (const outside of [0, 1, 6, 7]) await expect(differences.nth(outside)).toHaveText('');
  await expect(periods(page).getByRole('link', { name: weeksText(4, 15) })).toContainText('delas');
  await expect(page.getByText('Kategorin har ingen personal under perioden.')).toBeVisible();
  const parts = `blir ${weeksText(4, 5)} och ${weeksText(10, 15)}`;
  await expect(page.getByRole('region', { name: 'Om simuleringen får gälla' })).toContainText(parts);
  await expectAccessible(page);

  await page.reload();
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('grid', { name: 'Behov per pass och veckodag' })).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toBeVisible();

  await promote(page).click();
  const dialog = page.getByRole('dialog', { name: `Låta ${periodText(6, 9)} gälla?` });
  await expect(dialog).toContainText(parts);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(heading(page)).toBeVisible();
  const refusedReads: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 400) refusedReads.push(response.url());
  });
  await promote(page).click();
  await dialog.getByRole('button', { name: 'Låt gälla' }).click();
  await expect(page.getByText(`${periodText(6, 9)} gäller nu.`)).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Behov per pass och veckodag' })).toBeVisible();
  await expect.poll(() => addressOf(page).get('compare')).toBeNull();
  for (const weeks of [weeksText(4, 5), weeksText(6, 9), weeksText(10, 15)])
    await expect(periods(page).getByText(weeks, { exact: true })).toBeVisible();
  await expect(periods(page).getByText('Simulering')).toBeHidden();
  expect(refusedReads).toEqual([]);
});

test('Saturday nights are raised in a simulation, compared with the live demand and made live', async ({ page }) => {
  const { address, api, category, live } = await makeComparison(page);
  await signIn(page, 'admin', address.replace(/period=.*/, `period=${live.id}`));
  const sheet = page.getByRole('grid', { name: 'Behov per pass och veckodag' });
  const saturdayNight = sheet.getByRole('row', { name: /Natt/ }).locator('[data-column="5"]');
  await expect(saturdayNight).toHaveText('0');
  await page.getByRole('button', { name: 'Ny period' }).click();
  const form = page.getByRole('dialog', { name: 'Ny behovsperiod' });
  for (const [label, week] of [
    ['Startvecka', 12],
    ['Slutvecka', 15],
  ] as const) {
    await form.getByLabel(label).fill(`${weekText(monday(week))} ${weekOf(monday(week)).year}`);
    await form.getByLabel(label).press('Tab');
  }
  await form.getByText('Vald period').click();
  await form.getByText('Simulering').click();
  await form.getByRole('button', { name: 'Skapa period' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(periodText(12, 15));

  await saturdayNight.click();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(saturdayNight).toHaveText('1, ändrad');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: /^Senast ändrad \d\d:\d\d av admin@demo.se$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Fler val' }).click();
  await page.getByRole('menuitem', { name: 'Jämför med gällande behov' }).click();
  const night = table(page).getByRole('row', { name: /Natt/ });
  await expect(night.getByRole('deletion').first()).toHaveText('0');
  await expect(night.getByRole('insertion').first()).toHaveText('1');
  await expect(periods(page).getByRole('link', { name: weeksText(4, 15) })).toContainText('kortas');
  await promote(page).click();
  await page
    .getByRole('dialog', { name: /gälla\?$/ })
    .getByRole('button', { name: 'Låt gälla' })
    .click();
  await expect(page.getByText(`${periodText(12, 15)} gäller nu.`)).toBeVisible();
  await expect(saturdayNight).toHaveText('1');
  const stored = (await api.get(`${category}/demands`)) as readonly (Demand & { readonly end: string | null })[];
  const kept = stored.find(({ id }) => id === live.id);
  expect([kept?.end, stored.filter(({ simulation }) => simulation).length]).toEqual([sunday(11), 1]);
});

test('a locked live period refuses the promotion, and the refusal names the period', async ({ page }) => {
  const { api, category, live, address } = await makeComparison(page);
  await openComparison(page, 'admin', address);
  await api.put(`${category}/demands/${live.id}/lock`, {});
  await promote(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Låt gälla' }).click();
  await expect(page.getByRole('alert')).toContainText('Simuleringen kunde inte börja gälla');
  await expect(page.getByRole('alert')).toContainText(`${periodText(4, 15)} är låst för ändringar.`);
  await expectAccessible(page);
});

test('a simulation changed by someone else is not promoted: the comparison shows what is saved', async ({ page }) => {
  const { api, category, simulated, address } = await makeComparison(page);
  await openComparison(page, 'admin', address);
  await promote(page).click();
  const shiftDemands = simulated.shiftDemands.map((row) => (row.shiftName === 'Dag' ? { ...row, mon: '8' } : row));
  await api.put(`${category}/demands/${simulated.id}`, { shiftDemands, version: simulated.version });
  await page.getByRole('dialog').getByRole('button', { name: 'Låt gälla' }).click();
  await expect(page.getByRole('alert')).toContainText(`Någon annan har ändrat ${weeksText(6, 9)}`);
  await expect(table(page).getByRole('insertion').first()).toHaveText('8');
  await promote(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Låt gälla' }).click();
  await expect(page.getByText(/gäller nu\.$/)).toBeVisible();
});

test('the table shows the live period that is chosen, and without one the comparison says so', async ({ page }) => {
  const { api, category, simulated, address } = await makeComparison(page);
  // Ten weeks of the first live period, fifteen of the second; one value lower than in both.
  await api.put(`${category}/demands/${simulated.id}/period`, { end: sunday(30), version: simulated.version });
  const shiftDemands = simulated.shiftDemands.map((row) => (row.shiftName === 'Dag' ? { ...row, tue: '3' } : row));
  await api.put(`${category}/demands/${simulated.id}`, { shiftDemands });
  await openComparison(page, 'admin', address);
  await expect(page.getByText(`${weekText(monday(16))}–, en normal vecka`)).toBeVisible();
  await promote(page).click();
  const asked = page.getByRole('dialog');
  for (const weeks of [weeksText(4, 15), `${weekText(monday(16))}–`])
    await expect(asked.getByRole('listitem').filter({ hasText: `mot ${weeks}` })).toContainText('Dag: Tis 4 → 3');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page
    .getByRole('radiogroup', { name: 'Jämför med perioden' })
    .getByText(`mot ${weeksText(4, 15)}`)
    .click();
  await expect(page.getByText(`${weeksText(4, 15)}, en normal vecka`)).toBeVisible();
  await page
    .getByRole('radiogroup', { name: 'Jämför med perioden' })
    .getByText(`mot ${weekText(monday(16))}–`)
    .click();
  await expect(page.getByText(`${weekText(monday(16))}–, en normal vecka`)).toBeVisible();

  const alone = (await api.post(`${category}/demands`, {
    start: monday(1),
    end: sunday(2),
    baseOnSchemaId: null,
    simulation: true,
    comment: '',
  })) as Demand;
  const query = new URLSearchParams(addressOf(page));
  query.set('period', alone.id);
  await signIn(page, 'admin', `/plan?${query}`);
  await expect(page.getByText('Inget gällande behov under perioden')).toBeVisible();
  await expect(page.getByText('Ingen gällande period berörs')).toBeVisible();
  await expect(promote(page)).toBeVisible();
  await expectAccessible(page);
});

test('a reader sees the comparison without the button that makes it live', async ({ page }) => {
  const ids = await placeIn(page, 'Medicin', 'Hjärtavdelning 32');
  const api = await apiAs(page, usernameOf('superuser'));
  const unit = `/api/organizations/${ids.orgId}/areas/${ids.areaId}/units/${ids.unitId}`;
  const [category] = (await api.get(`${unit}/categories`)) as { readonly id: string }[];
  const demands = `${unit}/categories/${category?.id}/demands`;
  const body = { start: monday(6), end: sunday(9), baseOnSchemaId: null, simulation: true, comment: '' };
  const { id, version } = (await api.post(demands, body)) as Demand;
  const address = new URLSearchParams({ ...ids, categoryId: category?.id ?? '', tab: 'demand', period: id });
  await openComparison(page, 'reader', `/plan?${address}`);
  await expect(table(page)).toBeVisible();
  await expect(promote(page)).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  // On a phone the bar does not cover the tables.
  const bar = await page.getByRole('region', { name: 'Gällande jämfört med simulerat' }).boundingBox();
  expect(bar?.height).toBeLessThan(80);
  await page.getByRole('button', { name: 'Stäng' }).click();
  await expect(page.getByRole('grid', { name: 'Behov per pass och veckodag' })).toBeVisible();
  await api.remove(`${demands}/${id}?version=${version}`);
});
