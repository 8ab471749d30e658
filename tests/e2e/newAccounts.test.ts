import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { chooseOption, choosePlace } from './support/accounts.ts';
import { enterOn, tabTo } from './support/keys.ts';
import { invitationSubject, linkInMail } from './support/mails.ts';
import { uniqueEmail, uniqueName } from './support/places.ts';
import { fillLogin, signIn } from './support/signIn.ts';
import { test } from './support/test.ts';

test('a SuperUser creates an account of type SuperUser or User and sends its invitation again', async ({ page }) => {
  const email = uniqueEmail('ny.kollega');
  await signIn(page, 'superuser', '/accounts');
  await page.getByRole('link', { name: 'Nytt konto' }).click();
  await expect(page.getByRole('radio', { name: /^Super|^Admin|^Användare/ })).toHaveCount(2);
  await expectAccessible(page);
  const submit = page.getByRole('button', { name: 'Skapa konto' });
  await submit.click();
  await expect(page.getByText('Ange en e-postadress.')).toBeVisible();
  await expect(page.getByText('Välj plats.')).toBeVisible();
  await expect(page.getByLabel('E-postadress')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('E-postadress').fill('planner@demo.se');
  await choosePlace(page, 'Region Västmarken / Medicin');
  await submit.click();
  await expect(page.getByText('E-postadressen kan redan vara i bruk.')).toBeVisible();
  await expect(page.getByLabel('E-postadress')).toBeFocused();
  await page.getByLabel('E-postadress').fill(email.replace('ny.k', 'Ny.K'));
  await submit.click();
  await expect(page.getByText('Kontot är skapat och inbjudan är skickad.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: email })).toBeVisible();
  await expect(page.getByText('Inbjuden', { exact: true })).toBeVisible();
  await expect(page.getByText('Har aldrig loggat in')).toBeVisible();
  await expectAccessible(page);
  const first = await linkInMail(page, email, invitationSubject);
  await page.getByRole('button', { name: 'Skicka inbjudan igen' }).click();
  await expect(page.getByText('Inbjudan är skickad igen.')).toBeVisible();
  await expect.poll(() => linkInMail(page, email, invitationSubject)).not.toBe(first);
});

test('creating an account reports a refused invitation mail, and so does sending it again', async ({ page }) => {
  const email = uniqueEmail('ny').replace('test.se', 'refuse.test');
  await signIn(page, 'superuser', '/accounts/create');
  await page.getByLabel('E-postadress').fill(email);
  await choosePlace(page, 'Region Västmarken / Medicin');
  await page.getByRole('button', { name: 'Skapa konto' }).click();
  await expect(page.getByText('Kontot är skapat, men inbjudan kunde inte skickas.')).toBeVisible();
  await page.getByRole('button', { name: 'Skicka inbjudan igen' }).click();
  await expect(page.getByText('Mejlet kunde inte skickas.')).toBeVisible();
  await expectAccessible(page);
});

test('a SuperAdmin names an account and its place, gives a temporary password and moves its home', async ({ page }) => {
  const email = uniqueEmail('direkt');
  await signIn(page, 'superadmin', '/accounts/create');
  await page.getByLabel('E-postadress').fill(email);
  await page.getByLabel('Förnamn').fill('Åsa');
  await page.getByLabel('Efternamn').fill('Ek');
  await page.getByRole('radio', { name: /^Administratör/ }).check();
  await expect(page.getByRole('combobox', { name: 'Plats' })).toBeHidden();
  await page.getByRole('radio', { name: /^Superanvändare/ }).check();
  await page.getByRole('radio', { name: /^Ange ett tillfälligt lösenord/ }).check();
  await page.getByLabel('Lösenord', { exact: true }).last().fill('kort');
  await page.getByRole('button', { name: 'Skapa konto' }).click();
  await expect(page.getByText('Välj plats.')).toBeVisible();
  await page.getByLabel('Lösenord', { exact: true }).last().fill('långt nog');
  await choosePlace(page, 'Stiftelsen Solhem');
  await page.getByRole('button', { name: 'Skapa konto' }).click();
  await expect(page.getByText('Kontot är skapat och inbjudan är skickad.')).toBeVisible();
  await expect(page.getByText('Åsa Ek · Stiftelsen Solhem · Har aldrig loggat in')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Stiftelsen Solhem' })).toBeVisible();
  await chooseOption(page, 'Organisation', 'Ingen: bara leverantören sköter kontot');
  await page.getByRole('button', { name: 'Spara', exact: true }).click();
  await expect(page.getByText('Åsa Ek · Ingen organisation · Har aldrig loggat in')).toBeVisible();

  await page.goto(`/#/accounts?search=${email}&homeOrgId=-`);
  await expect(page.getByRole('row', { name: new RegExp(`^${email}`) })).toContainText(/Åsa Ek.*Inbjuden.*Aldrig/);

  await page.goto('/#/auth/login');
  await fillLogin(page, email, 'långt nog');
  await expect(page.getByRole('alert')).toHaveText('Kontot är inte bekräftat!');
});

test('a planner is invited to one unit in five steps by keyboard, and is led to more access from the account', async ({
  page,
}) => {
  const email = uniqueEmail('planerare');
  const unit = 'Region Västmarken / Medicin / Hjärtavdelning 32';
  await signIn(page, 'superuser', '/accounts');
  await enterOn(page, page.getByRole('link', { name: 'Nytt konto' }));
  await tabTo(page, page.getByLabel('E-postadress'));
  await page.keyboard.type(email);
  await tabTo(page, page.getByRole('combobox', { name: 'Plats' }));
  await page.keyboard.type(unit);
  await expect(page.getByTitle(unit, { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('radio', { name: /^Endast läsa/ }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Får ändra/ })).toBeChecked();
  await enterOn(page, page.getByRole('button', { name: 'Skapa konto' }));
  await expect(page.getByText('Kontot är skapat och inbjudan är skickad.')).toBeVisible();
  const accesses = page.getByRole('table', { name: 'Behörighet' }).getByRole('rowheader');
  await expect(accesses).toHaveText([/Hjärtavdelning 32/]);
  const right = page.getByRole('radiogroup', { name: 'Rätt på Hjärtavdelning 32' });
  await expect(right.getByRole('radio', { name: 'Får ändra' })).toBeChecked();
  await right.getByText('Endast läsa').click();
  await expect(page.getByText(/^Behörigheten för .* är sparad/)).toBeVisible();
  await expect(right.getByRole('radio', { name: 'Endast läsa' })).toBeChecked();
  await page.getByRole('button', { name: 'Ge behörighet' }).click();
  await expect(page.getByText('Välj plats.')).toBeVisible();
  const places = page.getByLabel('Lägg till platser');
  for (const name of ['Region Västmarken / Medicin', 'Region Västmarken / Kirurgi och förlossning']) {
    await places.fill(name);
    await page.getByTitle(name, { exact: true }).click();
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ge behörighet på 2 platser' }).click();
  await expect(accesses).toHaveCount(3);
  await page.getByRole('button', { name: 'Ta bort behörigheten på Medicin' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ta bort' }).click();
  await expect(accesses).toHaveCount(2);
});

test('the note of a sent invitation is shown once, and a changed address asks for a new invitation', async ({
  page,
}) => {
  const name = uniqueName('flyttar').replace(' ', '');
  const note = page.getByRole('status').filter({ hasText: /mejl/ });
  const save = page.getByRole('button', { name: 'Spara', exact: true });
  await signIn(page, 'superuser', '/accounts/create');
  await page.getByLabel('E-postadress').fill(`${name}@test.se`);
  await choosePlace(page, 'Region Västmarken / Medicin');
  await page.getByRole('button', { name: 'Skapa konto' }).click();
  await expect(note).toContainText(`Ett mejl är på väg till ${name}@test.se.`);
  const dead = await linkInMail(page, `${name}@test.se`, invitationSubject);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: `${name}@test.se` })).toBeVisible();
  await expect(save).toBeVisible();
  await expect(note).toHaveCount(0);

  await page.getByRole('button', { name: 'Skicka inbjudan igen' }).click();
  await expect(note).toContainText(`Ett nytt mejl är på väg till ${name}@test.se.`);
  await page.setViewportSize({ width: 1280, height: 560 });
  await page.getByLabel('E-postadress').fill(`${name}.ny@test.se`);
  await save.click();
  await expect(note).toBeInViewport();
  await expect(note).toContainText('Inbjudan behöver skickas igen.');
  await expect(note).toContainText(`Inget mejl har gått till ${name}.ny@test.se ännu.`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Skicka inbjudan igen' }).click();
  await expect(note).toContainText(`Ett nytt mejl är på väg till ${name}.ny@test.se.`);
  expect(await linkInMail(page, `${name}.ny@test.se`, invitationSubject)).not.toBe(dead);
  await page.getByRole('checkbox', { name: /Kontot är stängt/ }).check();
  await save.click();
  await expect(page.getByText('Stängd', { exact: true })).toBeVisible();
  await expect(note).toHaveCount(0);
});
