import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { heading } from './support/manage.ts';
import { makeOrganization, uniqueName } from './support/places.ts';
import { signIn } from './support/signIn.ts';
import { test } from './support/test.ts';

test('an Admin creates an organisation with area, unit, category and shifts, and removes it', async ({ page }) => {
  const organization = uniqueName('Region Prov');
  await signIn(page, 'admin', '/organizations');
  await expect(heading(page, 'Förvalta')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ny organisation' }).click();
  await expect(page.getByLabel('Namn', { exact: true })).toBeFocused();
  await expect(page.getByLabel('FTP-server')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Behöver fyllas i.')).toBeVisible();
  await page.getByLabel('Namn', { exact: true }).fill('Region Västmarken');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Det finns redan en organisation som heter så.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Namn', { exact: true }).fill(organization);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${organization} är skapad.`)).toBeVisible();

  await expect(heading(page, 'Ny verksamhet')).toBeVisible();
  await page.getByLabel('Namn', { exact: true }).fill('Medicin');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Ny avdelning')).toBeVisible();
  await page.getByLabel('Namn', { exact: true }).fill('Avdelning 1');
  await expect(page.getByText('Kortnamnet blir AVD 1. Det och allt annat ändrar du efteråt.')).toBeVisible();
  await page.getByRole('button', { name: 'Skapa avdelning' }).click();

  await expect(heading(page, 'Ny kategori')).toBeVisible();
  await page.getByLabel('Namn', { exact: true }).fill('Sjuksköterska');
  await expect(page.getByLabel('Veckoarbetstid')).toHaveValue('40');
  await page.getByLabel('Veckoarbetstid').click();
  // The colon moves the focus to the minutes, and two digits of minutes move it to the next field.
  await page.keyboard.type('3815');
  await expect(page.getByLabel('Anteckningar')).toBeFocused();
  await page.getByLabel('Veckoarbetstid').click();
  await page.keyboard.type('38,25');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Minuter')).toHaveValue('15');
  await page.getByLabel('Veckoarbetstid').click();
  await page.keyboard.type('38:15');
  await expect(page.getByLabel('Anteckningar')).toBeFocused();
  await expect(page.getByLabel('Minuter')).toHaveValue('15');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Skapa kategori' }).click();

  await expect(heading(page, 'Nytt arbetspass')).toBeVisible();
  await page.getByLabel('Namn', { exact: true }).fill('Dag');
  await page.getByLabel('Skapa ett till').check();
  await page.getByLabel('Första dag').fill('2026-02-02');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Skapa arbetspass' }).click();
  await expect(page.getByText('Dag är skapad.')).toBeVisible();
  await expect(page.getByLabel('Namn', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Namn', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Första dag')).toHaveValue('2026-02-02');
  await page.getByLabel('Namn', { exact: true }).fill('Natt');
  await page.getByLabel('Rotation').check();
  await page.getByLabel('Nattpass').check();
  await page.getByRole('button', { name: 'Skapa arbetspass' }).click();
  await expect(page.getByLabel('Nätter')).toBeFocused();
  await page.keyboard.type('12');
  await expect(page.getByLabel('Veckor')).toBeFocused();
  await page.keyboard.type('8');
  await page.getByLabel('Ny veckoarbetstid').fill('34');
  await page.getByLabel('Minuter').fill('75');
  await expect(page.getByText('Högst 59.')).toBeVisible();
  await expect(page.getByLabel('Minuter')).toHaveValue('75');
  await page.getByLabel('Minuter').fill('20');
  await expectAccessible(page);
  await page.getByLabel('Skapa ett till').uncheck();
  await page.getByRole('button', { name: 'Skapa arbetspass' }).click();

  await expect(heading(page, 'Sjuksköterska')).toBeVisible();
  const night = page.getByRole('row', { name: /Natt/ });
  await expect(night).toContainText('Rotation');
  await expect(night).toContainText('12 nätter på 8 veckor, 34:20');
  await expect(night).toContainText('natt');
  await expectAccessible(page);

  await page.goto('/#/organizations');
  await page.getByRole('link', { name: organization }).click();
  await page.getByRole('link', { name: 'Inställningar' }).click();
  await page.getByRole('button', { name: 'Ta bort organisationen' }).click();
  await expect(page.getByRole('dialog')).toContainText('Konton som hör hemma i den stängs.');
  await page.getByRole('dialog').getByRole('button', { name: 'Ta bort' }).click();
  await expect(page.getByText(`${organization} är borttagen.`)).toBeVisible();
  await expect(heading(page, 'Förvalta')).toBeVisible();
  await expect(page.getByRole('link', { name: organization })).toBeHidden();
});

test('the sorting of a list is remembered after a reload', async ({ page }) => {
  await signIn(page, 'admin', '/organizations');
  await page.getByRole('link', { name: 'Region Västmarken' }).click();
  await page.getByRole('link', { name: 'Medicin', exact: true }).click();
  const units = page.getByRole('table', { name: 'Avdelningar' });
  await expect(units.getByRole('columnheader', { name: 'Namn', exact: true })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  const names = await units.getByRole('rowheader').allTextContents();
  await units.getByRole('button', { name: 'Namn', exact: true }).click();
  await expect(units.getByRole('rowheader')).toHaveText(names.toReversed());
  await page.reload();
  await expect(units.getByRole('rowheader')).toHaveText(names.toReversed());
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Medicinavdelning 31' }).click();
  await page.getByRole('link', { name: 'Sjuksköterska', exact: true }).click();
  await page.getByRole('table', { name: 'Perioder' }).getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByLabel('Veckoarbetstid')).toBeVisible();
  await expectAccessible(page);
});

test('Förvalta opens the unit of the plan with the tabs of the role', async ({ page }) => {
  await signIn(page, 'superuser');
  await expect(page).toHaveURL(/orgId=/);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('medicinavdelning 31 sjuksköterska');
  await page.keyboard.press('Enter');
  // The address changes before the screen: the menu leads to the place that is shown.
  await expect(page.getByRole('button', { name: /^Plats: .*Medicinavdelning 31/ })).toBeVisible();
  const { hash } = new URL(page.url());
  const category = new URLSearchParams(hash.split('?')[1]);
  await page.getByRole('link', { name: 'Förvalta' }).click();
  await expect(heading(page, 'Medicinavdelning 31')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Flikar' }).getByRole('link')).toHaveText([
    'Uppföljning: värden',
    'Väntad frånvaro',
    'Lönekostnader',
    /^Behörighet\d+$/,
  ]);
  const unit = page.url().split('#')[1]?.split('/access')[0] ?? '';
  const placeOfHeading = async () => {
    const { x, y } = (await heading(page, 'Medicinavdelning 31').boundingBox()) ?? {};
    return { x, y };
  };
  const besideTree = await placeOfHeading();
  // The tree stays beside what has room for it, and gives it to a sheet that has not.
  await page.getByRole('link', { name: 'Väntad frånvaro' }).click();
  await expect(page.getByRole('button', { name: 'Visa värden per månad' })).toBeVisible();
  await expect(page.getByRole('tree')).toBeVisible();
  await page.getByRole('link', { name: 'Lönekostnader' }).click();
  await expect(page.getByRole('button', { name: 'Alla platser' })).toBeVisible();
  expect(await placeOfHeading()).toEqual(besideTree);
  await page.goto(`/#${unit}/categories/${category.get('categoryId')}`);
  await expect(page).toHaveURL(/\/plan\?.*categoryId=/);
});

test('a new area can be saved by the question asked on leaving, which goes on to where the link leads', async ({
  page,
}) => {
  const { orgId } = await makeOrganization(page, uniqueName('Region Lämna'));
  await signIn(page, 'admin', `/organizations/${orgId}/areas/new`);
  await page.getByLabel('Namn', { exact: true }).fill('Kirurgi');
  await page.getByRole('navigation', { name: 'Huvudmeny' }).getByRole('link', { name: 'Planera' }).click();
  const question = page.getByRole('dialog', { name: 'Du har ändringar som inte är sparade' });
  await expect(question.getByRole('button').first()).toHaveText('Spara och gå vidare');
  await question.getByRole('button', { name: 'Spara och gå vidare' }).click();
  await expect(page.getByText('Kirurgi är skapad.')).toBeVisible();
  await expect(page).toHaveURL(/#\/plan/);
  await page.goto(`/#/organizations/${orgId}`);
  await expect(page.getByRole('link', { name: 'Kirurgi', exact: true })).toBeVisible();
});

test('a create screen has no tabs and cancels to the level above', async ({ page }) => {
  const made = await makeOrganization(page, uniqueName('Region Åter'));
  const org = `/organizations/${made.orgId}`;
  const unit = `${org}/areas/${made.areaId}/units/${made.unitId}`;
  await signIn(page, 'admin');
  for (const [address, up] of [
    ['/organizations/new', '/organizations'],
    [`${org}/areas/new`, org],
    [`${org}/areas/${made.areaId}/units/new`, `${org}/areas/${made.areaId}`],
    [`${unit}/categories/new`, unit],
    [`${unit}/categories/${made.categoryId}/shift/new`, `${unit}/categories/${made.categoryId}`],
  ]) {
    await page.goto(`/#${address}`);
    await expect(page.getByRole('heading', { level: 1, name: /^Ny/ })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Flikar' })).toBeHidden();
    await page.getByRole('button', { name: 'Avbryt' }).click();
    await expect(page).toHaveURL(new RegExp(`#${up}$`));
  }
});
