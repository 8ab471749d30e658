import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { confirmedAccount } from './support/accounts.ts';
import { apiAs } from './support/api.ts';
import { invitationSubject, linkInMail, resetSubject } from './support/mails.ts';
import { uniqueEmail } from './support/places.ts';
import { expectSmallScripts } from './support/scripts.ts';
import { addressOf, fillLogin, signIn, usernameOf } from './support/signIn.ts';
import { test } from './support/test.ts';

interface Tree {
  readonly areas: readonly { readonly units: readonly { readonly id: string }[] }[];
}

/** Creates an account with a grant to a unit through the API: invited, or with a password. */
const makePerson = async (page: Page, email: string, password?: string) => {
  const api = await apiAs(page, usernameOf('superuser'));
  if (password === undefined) await api.post('/api/account', { email, type: 'User' });
  else await confirmedAccount(page, { email }, password);
  const [organization] = (await api.get('/api/access/context')) as Tree[];
  const unit = organization?.areas[0]?.units[0]?.id;
  await api.post(`/api/access/unit/${unit}/user/${encodeURIComponent(email)}`, { role: 'User', canWrite: true });
};

/** Takes every mailed link for a good one. */
const takenLinks = (page: Page) =>
  page.route('**/api/account/check-link', (route) => route.fulfill({ json: { data: null } }));

const fillPassword = async (page: Page, label: string, password: string, repeat = password) => {
  await page.getByLabel(label, { exact: true }).fill(password);
  await page.getByLabel('Upprepa lösenordet').fill(repeat);
};

test('the mailed invitation sets a first password once and leads to the login and the plan', async ({ page }) => {
  const email = uniqueEmail('inbjuden');
  await makePerson(page, email);
  const link = await linkInMail(page, email, invitationSubject);
  await page.goto(link);
  await expect(page.getByText(`Ditt användarnamn är ${email}.`)).toBeVisible();
  const save = page.getByRole('button', { name: 'Spara lösenordet' });
  await fillPassword(page, 'Lösenord', 'femma', 'annat');
  await expect(page.getByText('Lösenorden är inte lika.')).toBeHidden();
  await save.click();
  await expect(page.getByText('Lösenorden är inte lika.')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Minst 6 tecken.' })).toBeVisible();
  await expect(page.getByLabel('Lösenord', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await fillPassword(page, 'Lösenord', 'sexsex');
  await save.click();
  await expect(page.getByText('Lösenordet är sparat. Logga in med det.')).toBeVisible();
  await expect(page.getByLabel('Användarnamn')).toHaveValue(email);
  await expect(page.getByLabel('Lösenord', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('sexsex');
  await page.keyboard.press('Enter');
  await expect.poll(() => addressOf(page).get('tab')).toBe('overview');

  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('Länken gäller inte längre.');
  await expect(page.getByLabel('Lösenord', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('alert')).toContainText('Be annars den som bjöd in dig');
});

test('a forgotten password is reset by mail, with every password rule shown while typing', async ({ page }) => {
  const email = uniqueEmail('glomsk');
  await makePerson(page, email, 'Gammalt!1');
  await page.goto('/#/auth/login');
  await page.getByLabel('Användarnamn').fill(email);
  await page.getByRole('link', { name: 'Har du glömt lösenordet?' }).click();
  await expect(page.getByLabel('E-postadress')).toHaveValue(email);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Skicka länken' }).click();
  await expect(page.getByText('Mejlet är skickat')).toBeVisible();
  await expectAccessible(page);

  await page.goto(await linkInMail(page, email, resetSubject));
  const rules = page.getByRole('list', { name: 'Lösenordet ska ha' }).getByRole('listitem');
  await page.getByLabel('Nytt lösenord').fill('kort1');
  await expect(rules.filter({ hasText: '(saknas)' })).toHaveText([/8 tecken/, /stor bokstav/, /specialtecken/]);
  await page.getByRole('button', { name: 'Spara lösenordet' }).click();
  await expect(page.getByRole('alert').first()).toHaveText('Lösenordet måste ha minst 8 tecken.');
  await expectAccessible(page);
  await fillPassword(page, 'Nytt lösenord', 'Nyare!2026');
  await expect(rules.filter({ hasText: '(saknas)' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Spara lösenordet' }).click();
  await expect(page.getByText('Det nya lösenordet är sparat.')).toBeVisible();
  await fillLogin(page, email, 'Nyare!2026');
  await expect(page.getByRole('button', { name: 'användarmeny' })).toBeVisible();
});

test('an expired reset link offers a new link with the address filled in', async ({ page }) => {
  await page.goto('/#/auth/reset?username=planner%40demo.se&code=gissad');
  await expect(page.getByRole('alert')).toContainText('Länken gäller inte längre.');
  await expect(page.getByLabel('Nytt lösenord')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('alert').getByRole('link', { name: 'Begär en ny länk' }).click();
  await expect(page.getByLabel('E-postadress')).toHaveValue('planner@demo.se');
});

test('a user changes the own password by keyboard alone', async ({ page }) => {
  const email = uniqueEmail('byter');
  await makePerson(page, email, 'Gammalt!1');
  await page.goto('/#/auth/login');
  await fillLogin(page, email, 'Gammalt!1');
  const menu = page.getByRole('button', { name: 'användarmeny' });
  // The start screen has added its place and tab to the address.
  await expect(page).toHaveURL(/tab=overview/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Byt lösenord' })).toBeFocused();
  await page.keyboard.press('Enter');
  const old = page.getByLabel('Nuvarande lösenord');
  await old.focus();
  await page.keyboard.type('Felaktigt!1');
  await page.getByLabel('Nytt lösenord').focus();
  await page.keyboard.type('Nyare!2026');
  await page.getByLabel('Upprepa lösenordet').focus();
  await page.keyboard.type('Nyare!2026');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Det nuvarande lösenordet stämmer inte.')).toBeVisible();
  await expect(old).toBeFocused();
  await expectAccessible(page);
  await old.fill('Gammalt!1');
  await expect(page.getByText('Det nuvarande lösenordet stämmer inte.')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Lösenordet är bytt.')).toBeVisible();
  await page.goto('/#/auth/logout');
  await page.getByRole('link', { name: 'Logga in igen' }).click();
  await fillLogin(page, email, 'Nyare!2026');
  await expect(menu).toBeVisible();
});

test('a SAML account is redirected from the change password page with a message', async ({ page }) => {
  await signIn(page, 'reader');
  await page.route('**/api/account/reader%40demo.se', async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: object };
    await route.fulfill({ json: { data: { ...answer.data, loginType: 'saml' } } });
  });
  await page.goto('/#/accounts/change-password');
  await expect(page.getByText('Din användare har inget lösenord att ändra.')).toBeVisible();
  await expect(page).toHaveURL(/#\/plan/);
});

test('the pages before the login fit a phone and load no component library', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await takenLinks(page);
  const pages = { forgot: 'Skicka länken', reset: 'Spara lösenordet', confirm: 'Spara lösenordet' };
  for (const [name, action] of Object.entries(pages)) {
    await page.goto('about:blank');
    await page.goto(`/#/auth/${name}?username=a%40b.se&code=x`);
    const button = page.getByRole('button', { name: action });
    await expect(button).toBeVisible();
    expect((await button.boundingBox())?.height).toBeGreaterThan(43);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
    await expectSmallScripts(page);
  }
});

test('an installation with strong first passwords shows their rules at the invitation and at a new account', async ({
  page,
}) => {
  await page.route('**/api/health', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), firstPasswords: 'strong' } });
  });
  await takenLinks(page);
  await page.goto('/#/auth/confirm?username=ny%40test.se&code=x');
  await expect(page.getByRole('list', { name: 'Lösenordet ska ha' })).toBeVisible();
  await expect(page.getByText('Minst 6 tecken')).toBeHidden();
  await expectAccessible(page);
  await signIn(page, 'superadmin', '/accounts/create');
  await page.getByRole('radio', { name: /tillfälligt lösenord/ }).check();
  await expect(page.getByText('Minst 8 tecken, med stora och små bokstäver')).toBeVisible();
  await expect(page.getByText('Minst 6 tecken')).toBeHidden();
});
