import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { confirmedAccount } from './support/accounts.ts';
import { linkInMail } from './support/mails.ts';
import { uniqueEmail } from './support/places.ts';
import { fillLogin } from './support/signIn.ts';
import { test } from './support/test.ts';

const subject = 'Bekräfta din nya e-postadress i Bemanningsplan';

test('one’s own address is changed with the password and the link mailed to the new one', async ({ page }) => {
  const [email, other] = [uniqueEmail('egen'), uniqueEmail('ny.egen')];
  await confirmedAccount(page, { email, type: 'SuperAdmin' }, 'Gammalt!1', 'superadmin');
  await page.goto(`/#/auth/login?from=${encodeURIComponent(`/accounts/edit/${encodeURIComponent(email)}`)}`);
  await fillLogin(page, email, 'Gammalt!1');
  const save = page.getByRole('button', { name: 'Spara', exact: true });
  await page.getByRole('textbox', { name: 'E-postadress' }).fill(other);
  await save.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Behöver fyllas i.' })).toBeVisible();
  await page.getByLabel('Nuvarande lösenord').fill('Fel/2026x');
  await save.click();
  await expect(page.getByText('Det nuvarande lösenordet stämmer inte.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-postadress' })).toHaveValue(other);
  await expectAccessible(page);
  await page.getByLabel('Nuvarande lösenord').fill('Gammalt!1');
  await save.click();
  await expect(page.getByText('Den nya adressen behöver bekräftas.')).toBeInViewport();
  await expect(page.getByText(`Ett mejl har gått till ${other}.`)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-postadress' })).toHaveValue(email);
  await expectAccessible(page);

  await page.goto(await linkInMail(page, other, subject));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Bekräfta adressen' }).click();
  await expect(page.getByText('Adressen är bytt.')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/#/accounts/edit/${encodeURIComponent(email)}`);
  await expect(page.getByRole('textbox', { name: 'E-postadress' })).toHaveValue(other);
  await expect(page.getByRole('heading', { name: 'Ny e-postadress' })).toBeHidden();
});

test('another address is taken back, and its link says how to get another', async ({ page }) => {
  const [email, other] = [uniqueEmail('kvar'), uniqueEmail('ny.kvar')];
  await confirmedAccount(page, { email, type: 'SuperAdmin' }, 'Gammalt!1', 'superadmin');
  await page.goto(`/#/auth/login?from=${encodeURIComponent(`/accounts/edit/${encodeURIComponent(email)}`)}`);
  await fillLogin(page, email, 'Gammalt!1');
  await page.getByRole('textbox', { name: 'E-postadress' }).fill(other);
  await page.getByLabel('Nuvarande lösenord').fill('Gammalt!1');
  await page.getByRole('button', { name: 'Spara', exact: true }).click();
  await page.getByRole('button', { name: 'Ångra bytet' }).click();
  await expect(page.getByText('Adressen är kvar som den var.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ny e-postadress' })).toBeHidden();
  await page.goto(await linkInMail(page, other, subject));
  await page.getByRole('button', { name: 'Bekräfta adressen' }).click();
  await expect(page.getByRole('alert')).toContainText('Be om bytet igen');
  await page.goto('/#/auth/address?username=a%40b.se');
  await expect(page.getByRole('alert')).toContainText('Länken fungerar inte');
});
