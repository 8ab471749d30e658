import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page } from '@playwright/test';
import { addDays, todayInStockholm } from '#shared/time/day.ts';
import { mondayOf } from '#shared/time/week.ts';
import { expectAccessible } from './support/accessible.ts';
import { apiAs } from './support/api.ts';
import { makeOrganization, uniqueEmail, uniqueName } from './support/places.ts';
import { addressOf, enterAs, signIn, usernameOf } from './support/signIn.ts';
import { test } from './support/test.ts';

/** The name and content of the file that the click downloads. */
const saved = async (page: Page, click: () => Promise<void>) => {
  const coming = page.waitForEvent('download');
  await click();
  const file: Download = await coming;
  return { name: file.suggestedFilename(), data: JSON.parse(await readFile(await file.path(), 'utf8')) };
};

/** Creates an organisation with an employee whose last period ended last week, and opens its employees. */
const openStaff = async (page: Page, name: string): Promise<void> => {
  const { make, categoryPath, ...ids } = await makeOrganization(page, uniqueName('Region Rätt'));
  const end = addDays(mondayOf(todayInStockholm(new Date())), -1);
  const period = { start: addDays(end, -69), end, workRate: 1, workRateExcluded: 0, comment: 'Slutar i förtid' };
  const rest = { isFillIn: false, isContractor: false, weekendRate: 0, nightRate: 0, level: 0 };
  await make(`${categoryPath}/${ids.categoryId}/assets`, { name, period: { ...period, ...rest } });
  await enterAs(page, usernameOf('superadmin'), `/plan?${new URLSearchParams({ ...ids, tab: 'assets' })}`);
  await page.getByLabel('Dölj inaktiva').uncheck();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};

const choose = async (page: Page, name: string, item: string): Promise<void> => {
  await page
    .getByRole('button', { name: `Åtgärder för ${name}` })
    .last()
    .click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('a former employee is exported as a file and anonymised, in the log too', async ({ page }) => {
  await openStaff(page, 'Berit Slutat');
  const before = await saved(page, () => choose(page, 'Berit Slutat', 'Spara uppgifterna som fil'));
  expect(before.name).toBe('Berit Slutat.json');
  expect(before.data.asset.name).toBe('Berit Slutat');
  expect(JSON.stringify(before.data.log)).toContain('Slutar i förtid');

  await choose(page, 'Berit Slutat', 'Anonymisera…');
  const question = page.getByRole('dialog', { name: 'Anonymisera Berit Slutat?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Anonymisera' }).click();
  await expect(page.getByText('Medarbetaren är anonymiserad.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Anonymiserad' })).toBeVisible();
  await expect(page.getByText('Berit Slutat')).toBeHidden();

  const after = await saved(page, () => choose(page, 'Anonymiserad', 'Spara uppgifterna som fil'));
  expect(after.data.log.length).toBeGreaterThan(0);
  expect(JSON.stringify(after.data)).not.toMatch(/Berit|förtid/);
});

test('a removed employee, alone or with the unit, is exported and anonymised from the log', async ({ page }) => {
  await openStaff(page, 'Stina Borttagen');
  await choose(page, 'Stina Borttagen', 'Ta bort medarbetaren…');
  await page.getByRole('dialog').getByRole('button', { name: 'Ta bort' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stina Borttagen' })).toBeHidden();
  await openStaff(page, 'Tore Medföljande');
  const { orgId, areaId, unitId } = Object.fromEntries(addressOf(page));
  const api = await apiAs(page, usernameOf('superadmin'));
  const unit = `/api/organizations/${orgId}/areas/${areaId}/units/${unitId}`;
  await api.remove(`${unit}?${new URLSearchParams({ confirm: 'Avdelning 1' })}`);

  for (const [round, name] of ['Stina Borttagen', 'Tore Medföljande'].entries()) {
    await signIn(page, 'superadmin', '/log?object=asset');
    const line = page.getByRole('row', { name: new RegExp(`Tog bort personal ${name}`) });
    const file = await saved(page, () =>
      line.getByRole('button', { name: `Spara uppgifterna som fil, ${name}` }).click(),
    );
    expect(file.name).toBe(`${name}.json`);
    expect(JSON.stringify(file.data)).toContain('Slutar i förtid');
    await line.getByRole('button', { name: `Anonymisera ${name}?` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Anonymisera' }).click();
    await expect(page.getByText('Medarbetaren är anonymiserad.')).toBeVisible();
    await expect(page.getByRole('row', { name: /Tog bort personal Anonymiserad/ }).nth(round)).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(name);
  }
  await expectAccessible(page);
});

test('a user exports the own account, and a SuperAdmin that of another, removed or not', async ({ page }) => {
  await signIn(page, 'reader');
  const own = await saved(page, async () => {
    await page.getByRole('button', { name: 'användarmeny' }).click();
    await page.getByRole('menuitem', { name: 'Hämta mina uppgifter' }).click();
  });
  expect(own.name).toBe('reader@demo.se.json');
  expect(own.data.account.username).toBe('reader@demo.se');

  await signIn(page, 'superadmin', '/accounts/edit/reader%40demo.se');
  const other = await saved(page, () => page.getByRole('button', { name: 'Spara uppgifterna som fil' }).click());
  expect(other.data.account.username).toBe('reader@demo.se');

  const former = uniqueEmail('forna');
  const api = await apiAs(page, usernameOf('superadmin'));
  await api.post('/api/account', { email: former, type: 'User' });
  await api.remove(`/api/account/${former}`);
  await signIn(page, 'superadmin', `/log?object=${encodeURIComponent(former)}`);
  const removed = await saved(page, () =>
    page.getByRole('button', { name: `Spara uppgifterna som fil, ${former}` }).click(),
  );
  expect(removed.data.account.username).toBe(former);
  expect(removed.data.log).toHaveLength(3);
  await expectAccessible(page);
});
