import { expect, type Page } from '@playwright/test';
import { problems } from '#shared/contract/problems.ts';
import { expectAccessible } from './support/accessible.ts';
import { apiAs } from './support/api.ts';
import { databaseOf } from './support/database.ts';
import { uniqueName } from './support/places.ts';
import { signIn, usernameOf } from './support/signIn.ts';
import { test } from './support/test.ts';

const nameField = (page: Page) => page.getByLabel('Namn', { exact: true });

const openNew = async (page: Page, name: string) => {
  await signIn(page, 'admin', '/organizations');
  await page.getByRole('link', { name: 'Ny organisation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ny organisation' })).toBeVisible();
  await nameField(page).fill(name);
};

const named = async (page: Page, wanted: string) => {
  const all = (await (await apiAs(page, usernameOf('admin'))).get('/api/organizations')) as { readonly name: string }[];
  return all.filter(({ name }) => name === wanted).length;
};

test('while the database hangs, screens say that nothing can be read or saved, and what is typed is saved after it', async ({
  page,
  context,
}) => {
  const name = uniqueName('Region Avbrott');
  await openNew(page, name);
  const reader = await context.newPage();
  await signIn(reader, 'admin', '/organizations');
  const region = reader.getByRole('link', { name: 'Region Västmarken' });
  await expect(region).toBeVisible();
  const database = await databaseOf(page);
  process.kill(database, 'SIGSTOP');
  try {
    await nameField(page).press('Enter');
    await region.click();
    // The program waits for the database for six seconds, three times.
    const said = { timeout: 40_000 };
    await Promise.all(
      [page, reader].map((one) => expect(one.getByRole('alert').first()).toContainText(problems.storage.message, said)),
    );
    await expect(nameField(page)).toHaveValue(name);
    await expectAccessible(page);
    await expectAccessible(reader);
  } finally {
    process.kill(database, 'SIGCONT');
  }
  await reader.reload();
  await expect(reader.getByRole('heading', { level: 1, name: 'Region Västmarken' })).toBeVisible();
  await nameField(page).press('Enter');
  await expect(page.getByText(`${name} är skapad.`)).toBeVisible();
  expect(await named(page, name)).toBe(1);
});

test('a form that meets a full disk, an overload or a start says so, and is saved by another try', async ({ page }) => {
  const name = uniqueName('Region Full');
  await openNew(page, name);
  // A full disk and a damaged file have the same answer: tests/functions/kernel/http/problemAnswers.test.ts.
  for (const error of ['storage', 'overloaded', 'starting'] as const) {
    const { status, message } = problems[error];
    await page.route('**/api/organizations', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status, json: { error, message } }) : route.fallback(),
    );
    await nameField(page).press('Enter');
    await expect(page.getByRole('alert')).toContainText(message);
    await expect(nameField(page)).toHaveValue(name);
    await page.unrouteAll();
  }
  await nameField(page).press('Enter');
  await expect(page.getByText(`${name} är skapad.`)).toBeVisible();
  expect(await named(page, name)).toBe(1);
});
