import { expect, type Page } from '@playwright/test';
import { chooseAccount } from './support/access.ts';
import { expectAccessible } from './support/accessible.ts';
import { confirmedAccount } from './support/accounts.ts';
import { placeIn, uniqueEmail } from './support/places.ts';
import { enterAs, signIn, usernameOf } from './support/signIn.ts';
import { test } from './support/test.ts';

const PASSWORD = 'hemligt';

/** Creates an account of Region Västmarken with a password and no grant. */
const makeAccount = (page: Page, email: string, type = 'User'): Promise<void> =>
  confirmedAccount(page, { email, type }, PASSWORD);

const dialog = (page: Page) => page.getByRole('dialog');
const grantButton = (page: Page) => page.getByRole('button', { name: 'Ge behörighet' }).first();
const confirm = (page: Page) => dialog(page).getByRole('button', { name: /^(Ge behörighet|Bjud in)$/ });
const row = (page: Page, email: string) => page.getByRole('row', { name: new RegExp(email) });
const writeBox = (page: Page, email: string) => page.getByRole('checkbox', { name: `${email} får ändra` });
const revoke = async (page: Page, email: string): Promise<void> => {
  await page.getByRole('button', { name: `Ta bort behörigheten för ${email}` }).click();
  await dialog(page).getByRole('button', { name: 'Ta bort' }).click();
  await expect(row(page, email)).toBeHidden();
};

test('a SuperUser grants, changes and removes access to an area', async ({ page }) => {
  const email = uniqueEmail('ny');
  await signIn(page, 'superuser', '/organizations');
  await page.getByRole('link', { name: 'Region Västmarken' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Region Västmarken' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Inställningar' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Ny verksamhet' })).toBeHidden();
  await page.getByRole('link', { name: 'Behörighet' }).click();
  await expect(row(page, 'superuser@demo.se')).toContainText('alltid');
  await expectAccessible(page);
  await grantButton(page).click();
  await expect(dialog(page).getByRole('radio')).toHaveCount(4);
  await confirm(page).click();
  await expect(dialog(page).getByText('Välj minst ett konto.')).toBeVisible();
  await dialog(page).getByLabel('Ny superanvändare').check();
  await expect(dialog(page).getByText('Finns det redan en superanvändare med adressen')).toBeVisible();
  await expect(dialog(page).getByLabel('Får ändra')).toBeHidden();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Verksamheter', exact: true }).click();
  await page.getByRole('link', { name: 'Medicin', exact: true }).click();
  await page.getByRole('link', { name: 'Behörighet' }).click();
  // A grant of a higher level is shown with its place: it can be removed there only.
  await expect(row(page, 'superuser@demo.se')).toContainText(/Region Västmarken\s*ärvd/);
  await expect(row(page, 'superuser@demo.se').getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
  await grantButton(page).click();
  await expect(dialog(page).getByRole('radio')).toHaveCount(2);
  await expect(dialog(page).getByLabel('Befintlig superanvändare')).toHaveCount(0);
  await dialog(page).getByLabel('Ny användare').check();
  await expect(dialog(page).getByText('Finns det redan en användare med adressen')).toBeVisible();
  await confirm(page).click();
  await expect(dialog(page).getByText('Ange en e-postadress.')).toBeVisible();
  await dialog(page).getByLabel('E-postadress').fill('ingen adress');
  await confirm(page).click();
  await expect(dialog(page).getByText('Ange en giltig e-postadress.')).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByLabel('E-postadress').fill(email);
  await dialog(page).getByLabel('Får ändra').check();
  await confirm(page).click();
  await expect(row(page, email)).toContainText('Lösenord');
  await expect(writeBox(page, email)).toBeChecked();
  await writeBox(page, email).click();
  await expect(page.getByText(`Behörigheten för ${email} är sparad.`)).toBeVisible();
  await page.reload();
  await expect(writeBox(page, email)).not.toBeChecked();
  await revoke(page, email);

  // The account remains without its grant and can be chosen.
  await grantButton(page).click();
  await chooseAccount(page, email);
  await confirm(page).click();
  await expect(writeBox(page, email)).not.toBeChecked();
});

test('a SuperUser grant is offered on the organisation only, for an existing account or by invitation', async ({
  page,
}) => {
  const [known, invited] = [uniqueEmail('kand'), uniqueEmail('inbjuden')];
  await makeAccount(page, known, 'SuperUser');
  const { orgId } = await placeIn(page, 'Medicin', 'Medicinavdelning 31');
  await signIn(page, 'superuser', `/organizations/${orgId}/access`);
  await grantButton(page).click();
  await dialog(page).getByLabel('Befintlig superanvändare').check();
  await expect(dialog(page).getByLabel('Får ändra')).toBeHidden();
  await chooseAccount(page, known);
  await confirm(page).click();
  await expect(row(page, known)).toContainText('alltid');
  await grantButton(page).click();
  await dialog(page).getByLabel('Ny superanvändare').check();
  await dialog(page).getByLabel('E-postadress').fill(invited);
  await confirm(page).click();
  await expect(row(page, invited)).toContainText(/Superanvändare.*alltid/);
});

test('an account sees exactly what its current grant allows after every change of the grant', async ({
  page,
  openElsewhere,
}) => {
  const email = uniqueEmail('foljer');
  await makeAccount(page, email);
  const { orgId, areaId, unitId } = await placeIn(page, 'Medicin', 'Medicinavdelning 31');
  const other = await openElsewhere();
  const unit = `/plan?orgId=${orgId}&areaId=${areaId}&unitId=${unitId}&tab=demand`;
  await enterAs(other, email, unit, PASSWORD);
  const nothing = other.getByText('Du har inte behörighet till någon avdelning.');
  await expect(nothing).toBeVisible();

  await signIn(page, 'superuser', `/organizations/${orgId}/areas/${areaId}/units/${unitId}/access`);
  await grantButton(page).click();
  await chooseAccount(page, email);
  await confirm(page).click();
  await expect(writeBox(page, email)).not.toBeChecked();
  await other.reload();
  const place = other.getByRole('button', { name: /^Plats: / });
  await other.getByRole('navigation', { name: 'Planera' }).getByRole('link', { name: 'Behov' }).click();
  await expect(other.getByRole('grid', { name: 'Behov per pass och veckodag' })).toBeVisible();
  await expect(place).toHaveAccessibleName(/Medicinavdelning 31/);
  await expect(other.getByText('Du kan se men inte ändra').first()).toBeVisible();
  await writeBox(page, email).click();
  await expect(writeBox(page, email)).toBeChecked();
  await other.reload();
  await expect(other.getByRole('button', { name: 'Ny period' })).toBeVisible();
  await revoke(page, email);
  await other.reload();
  await expect(nothing).toBeVisible();

  await page.goto(`/#/organizations/${orgId}/areas/${areaId}/access`);
  await grantButton(page).click();
  await chooseAccount(page, email);
  await confirm(page).click();
  await expect(row(page, email)).toBeVisible();
  await other.goto(`/#/plan?orgId=${orgId}&areaId=${areaId}&tab=overview`);
  await other.reload();
  await expect(place).toHaveAccessibleName(/^Plats: Region Västmarken, Medicin/);
  await expect(other.getByRole('rowheader', { name: 'Hjärtavdelning 32' })).toBeVisible();
  await revoke(page, email);
  await other.reload();
  await expect(nothing).toBeVisible();
});

test('a second grant to the same account and a grant to an account of another organisation are refused', async ({
  page,
}) => {
  const email = uniqueEmail('dubbel');
  await makeAccount(page, email);
  const { orgId } = await placeIn(page, 'Medicin', 'Medicinavdelning 31');
  await signIn(page, 'superuser', `/organizations/${orgId}/access`);
  await grantButton(page).click();
  await chooseAccount(page, email);
  await confirm(page).click();
  await expect(row(page, email)).toBeVisible();
  await grantButton(page).click();
  await dialog(page).getByLabel('Konto').fill(email);
  await expect(page.getByTitle(email)).toHaveCount(0);
  await dialog(page).getByLabel('Ny användare').check();
  for (const taken of [email, usernameOf('other')]) {
    await dialog(page).getByLabel('E-postadress').fill(taken);
    await confirm(page).click();
    await expect(dialog(page).getByRole('alert')).toBeVisible();
  }
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(row(page, email)).toHaveCount(1);
  await expect(row(page, usernameOf('other'))).toHaveCount(0);
});

test('a SuperUser does not find another organisation in the list or by its address', async ({ page }) => {
  await signIn(page, 'other', '/organizations');
  await expect(page.getByRole('link', { name: 'Stiftelsen Solhem' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Region Västmarken' })).toHaveCount(0);
  const { orgId } = await placeIn(page, 'Medicin', 'Medicinavdelning 31');
  await page.goto(`/#/organizations/${orgId}/access`);
  await expect(page.getByRole('alert')).toContainText('Det finns inte');
  await expect(page.getByRole('button', { name: 'Ge behörighet' })).toHaveCount(0);
});
