import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { apiAs } from './support/api.ts';
import { makeOrganization, placeIn, uniqueName } from './support/places.ts';
import { addressOf, signIn, usernameOf } from './support/signIn.ts';
import { test } from './support/test.ts';

interface Made {
  readonly id: string;
}

/** The address of a new unit, and its path in the API. */
const makeUnit = async (page: Page) => {
  const { orgId, areaId, unitId, make } = await makeOrganization(page, uniqueName('Region Uppföljning'));
  const address = `/organizations/${orgId}/areas/${areaId}/units/${unitId}`;
  return { address, U: `/api${address}`, areaPath: `/api/organizations/${orgId}/areas/${areaId}`, make };
};

const dialog = (page: Page): Locator => page.getByRole('dialog');
const names = (page: Page): Locator =>
  page.getByRole('table', { name: 'Aktiviteter i uppföljningen' }).getByRole('rowheader');
const sheet = (page: Page): Locator => page.getByRole('grid', { name: /^Aktiviteter per månad/ });
const cell = (page: Page, activity: string, month: number): Locator =>
  sheet(page)
    .getByRole('row', { name: activity })
    .getByRole('gridcell')
    .nth(month - 1);
const save = (page: Page): Locator => page.getByRole('button', { name: 'Spara ändringar' });

const write = async (page: Page, at: Locator, text: string): Promise<void> => {
  await at.click();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
};

test('an Admin creates, orders, changes, removes and copies activities', async ({ page }) => {
  const { address, U, areaPath, make } = await makeUnit(page);
  await signIn(page, 'admin', address);
  await page.getByRole('link', { name: 'Uppföljning: rader' }).click();
  await expect(page.getByText('Inga aktiviteter har skapats.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Kopiera från avdelning' })).toBeHidden();
  await page.getByRole('button', { name: 'Ny aktivitet' }).click();
  const name = dialog(page).getByLabel('Namn');
  await expect(name).toBeFocused();
  await expect(dialog(page).getByLabel('Startår')).toHaveValue(String(new Date().getFullYear()));
  await dialog(page).getByLabel('Slutår').fill('2020');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Behöver fyllas i.')).toBeVisible();
  await expect(dialog(page).getByText('Slutåret får inte vara före startåret.')).toBeVisible();
  await expect(dialog(page).getByLabel('Slutår')).toHaveValue('2020');
  await dialog(page).getByLabel('Startår').fill('2020');
  await dialog(page).getByLabel('Slutår').fill('');
  await dialog(page)
    .getByRole('radio', { name: /Arbetad tid, varav/ })
    .check();
  await expect(dialog(page).getByLabel('Rubrik, utan värden')).toBeDisabled();
  await dialog(page).getByLabel('Räkna inte i totalen').check();
  await expect(dialog(page).getByText('räknas inte som specificerad tid')).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByLabel('Skapa en till').check();
  await name.fill('Introduktion');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Introduktion är skapad.')).toBeVisible();
  await expect(name).toHaveValue('');
  await expect(name).toBeFocused();
  await expect(dialog(page).getByRole('radio', { name: /Arbetad tid, varav/ })).toBeChecked();
  await name.fill('introduktion');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Det finns redan en aktivitet av den typen som heter så.')).toBeVisible();
  await dialog(page)
    .getByRole('radio', { name: /Övrigt/ })
    .check();
  await dialog(page).getByLabel('Medel av månaderna').check();
  await dialog(page).getByLabel('Skapa en till').uncheck();
  await name.fill('Sjukfrånvaro');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(names(page)).toHaveText(['Introduktion', 'Sjukfrånvaro']);
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Flytta Sjukfrånvaro/ }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(names(page)).toHaveText(['Sjukfrånvaro', 'Introduktion']);
  await page.reload();
  await expect(names(page)).toHaveText(['Sjukfrånvaro', 'Introduktion']);

  await page.getByRole('button', { name: 'Sjukfrånvaro', exact: true }).click();
  await dialog(page).getByLabel('Slutår').fill('2031');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Stanna kvar' }).click();
  await dialog(page).getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByRole('row', { name: /Sjukfrånvaro/ })).toContainText(/20\d\d – 2031/);

  const api = await apiAs(page, usernameOf('superadmin'));
  const [sick] = (await api.get(`${U}/activity`)) as Made[];
  await api.put(`${U}/activity/input`, { year: 2030, inputs: [{ activityId: sick?.id, jan: 5 }] });
  await page.getByRole('button', { name: 'Sjukfrånvaro', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Ta bort' }).click();
  const question = page.getByRole('dialog', { name: 'Ta bort Sjukfrånvaro?' });
  await expect(question.getByText('Det här tas bort: värden för 2030.')).toBeVisible();
  await expect(question.getByRole('button', { name: 'Ta bort' })).toBeDisabled();
  await question.getByLabel('Skriv Sjukfrånvaro för att bekräfta').fill('Sjukfrånvaro');
  await question.getByRole('button', { name: 'Ta bort' }).click();
  await expect(names(page)).toHaveText(['Introduktion']);

  const other = await make(`${areaPath}/units`, { name: 'Avdelning 2', shortName: 'Avd 2' });
  await page.goto(`/#${address.replace(/[^/]+$/, other)}/activities`);
  await page.getByRole('button', { name: 'Kopiera från avdelning' }).click();
  await dialog(page).getByRole('combobox', { name: 'Avdelning' }).click();
  await page.getByTitle('Avdelning 1').click();
  await dialog(page).getByRole('button', { name: 'Kopiera' }).click();
  await expect(names(page)).toHaveText(['Introduktion']);
});

test('two people type in the values of a year: cells are merged, and one that both changed is decided there', async ({
  page,
}) => {
  const { address, U } = await makeUnit(page);
  const api = await apiAs(page, usernameOf('superadmin'));
  const activity = async (name: string, fields: object) =>
    ((await api.post(`${U}/activity`, { name, start: 2025, ...fields })) as Made).id;
  const own = await activity('Egen personal', { type: 'Worklog', map: 'Work' });
  await activity('Hyrpersonal', { type: 'Worklog', map: 'Rental' });
  await activity('Rubriken', { type: 'Other', isHeader: true });
  await api.put(`${U}/activity/input`, { year: 2026, inputs: [{ activityId: own, jan: 700, feb: 650.5 }] });
  // What the import marks: nothing but an import can.
  await page.route(`**${U}/activity/input/2026`, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { activityId: string; feb: number; imported: string[] }[] };
    for (const input of body.data)
      if (input.activityId === own)
        Object.assign(input, {
          imported: input.feb === 650.5 ? ['feb'] : [],
          imports: [{ month: 'feb', value: 650.5, day: '2026-03-04' }],
        });
    await route.fulfill({ response, json: body });
  });
  await signIn(page, 'admin', `${address}/followup?year=2026`);
  await expect(cell(page, 'Egen personal', 13)).toHaveText(/1\s350,5/);
  await expect(sheet(page).getByRole('row', { name: /^Import, dag/ })).toHaveText('Import, dag4 mar');
  await expectAccessible(page);
  await write(page, cell(page, 'Rubriken', 1), '5');
  await expect(page.getByText('Raden är en rubrik och har inga värden.')).toBeVisible();
  await write(page, cell(page, 'Egen personal', 3), '1,5');
  await expect(cell(page, 'Egen personal', 3)).toHaveAttribute('aria-invalid', 'true');
  await expect(save(page)).toBeDisabled();
  await write(page, cell(page, 'Egen personal', 3), '680');
  await write(page, cell(page, 'Egen personal', 4), '690');
  await write(page, cell(page, 'Hyrpersonal', 1), '40');
  const total = sheet(page).getByRole('row', { name: 'Total arbetad tid' });
  await expect(total).toContainText('740');
  // The row of a heading has no cells, and the sum of the year is as large as what it sums.
  await expect(cell(page, 'Rubriken', 2)).toHaveCSS('border-right-color', 'rgba(0, 0, 0, 0)');
  const ofYear = total.getByRole('gridcell').last();
  await expect(ofYear).toHaveText(/2\s760,5/);
  await expect(ofYear).toHaveCSS('font-size', '13px');

  await api.put(`${U}/activity/input`, { year: 2026, inputs: [{ activityId: own, apr: 600, may: 710, version: 1 }] });
  await page.keyboard.press('Control+s');
  const april = cell(page, 'Egen personal', 4);
  await expect(april).toBeFocused();
  await expect(april).toHaveAttribute('aria-invalid', 'true');
  await expect(april).toContainText('superadmin@demo.se sparade 600 här');
  await expect(cell(page, 'Egen personal', 5)).toHaveText('710');
  await expect(page.getByText('1 osparad ändring')).toBeVisible();
  await expectAccessible(page);
  const stored = async () => ((await api.get(`${U}/activity/input/2026`)) as Record<string, unknown>[])[0];
  expect(await stored()).toMatchObject({ mar: 680, apr: 600, may: 710 });
  await page.reload();
  await expect(april).toHaveAttribute('aria-invalid', 'true');
  await april.click();
  await page.getByRole('button', { name: 'Behåll 690' }).click();
  await expect(april).not.toHaveAttribute('aria-invalid', 'true');
  await save(page).click();
  await expect(page.getByText('1 osparad ändring')).toBeHidden();
  expect(await stored()).toMatchObject({ mar: 680, apr: 690, may: 710 });

  await page.reload();
  await write(page, cell(page, 'Egen personal', 2), '651');
  await page.getByRole('textbox', { name: 'Januari' }).fill('Introduktion av fyra.');
  await page.getByLabel('År', { exact: true }).click();
  await page.getByTitle('2025').click();
  await page.getByRole('button', { name: 'Spara och gå vidare' }).click();
  const question = page.getByRole('dialog', { name: 'Ett importerat värde skrivs över' });
  await expect(question.getByText('Egen personal, februari: 650,5 → 651')).toBeVisible();
  await question.getByRole('button', { name: 'Skriv över' }).click();
  await expect.poll(() => addressOf(page).get('year')).toBe('2025');
  expect(await stored()).toMatchObject({ feb: 651 });

  await page.goto(`/#${address}/followup?year=2024`);
  await expect(page.getByText('Inga aktiviteter hittades för valt år.')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/#${address}/followup?year=2026`);
  await expect(page.getByRole('textbox', { name: 'Januari' })).toHaveValue('Introduktion av fyra.');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', { name: 'Återställ till 650,5' }).click();
  await expect(cell(page, 'Egen personal', 2)).toHaveText(/^650,5/);
  await expect(page.getByText('Ändrat mot importen')).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Egen personal 651, importerat 650,5 (4 mar 2026)')).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, 'superadmin', '/log');
  const entry = page.getByRole('row').filter({ hasText: 'aktivitetens värden' }).first();
  await expect(entry).toContainText('Egen personal');
  await expect(entry).toContainText('februari650,5blev → 651');
});

test('a SuperUser opens a unit at its follow-up and comments the months, and two comments of one month meet there', async ({
  page,
}) => {
  const { orgId, areaId, unitId } = await placeIn(page, 'Medicin', 'Medicinavdelning 33');
  const address = `/organizations/${orgId}/areas/${areaId}/units/${unitId}`;
  await signIn(page, 'superuser', `${address}?year=2032`);
  await expect(page.getByRole('heading', { level: 1, name: 'Medicinavdelning 33' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Kommentarer 2032' })).toBeVisible();
  await expect(sheet(page)).toBeHidden();
  const march = page.getByLabel('Mars');
  await march.fill('x'.repeat(256));
  await expect(page.getByText('Högst 255 tecken.')).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await march.fill('Många sjuka.');
  const api = await apiAs(page, usernameOf('planner'));
  const path = `/api${address}/followup/2032/comments`;
  const { version } = (await api.get(path)) as { readonly version: number };
  await api.put(path, { mar: 'Influensa.', apr: 'Påsk.', version });
  await save(page).click();
  await expect(page.getByText('planner@demo.se sparade Influensa. här')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ta Influensa.' }).click();
  await expect(march).toHaveValue('Influensa.');
  await expect(page.getByLabel('April')).toHaveValue('Påsk.');
  await expect(page.getByText(/osparad ändring/)).toBeHidden();
});
