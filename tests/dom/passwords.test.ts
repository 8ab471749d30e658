import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { problems } from '#shared/contract/problems.ts';
import { expectAccessible } from './support/accessible.ts';
import { answering, fill, goTo, open, press, user, withScreens } from './support/screens.tsx';

withScreens();

const alert = async () => (await screen.findByRole('alert')).textContent;

it('says on the login page in the chosen language that the account is not confirmed', async () => {
  await open(undefined, '/auth/login');
  const refusal = { error: 'invalid_password', error_description: 'Kontot är inte bekräftat!' };
  await answering(
    async (path, request, program) =>
      path === '/api/account/login' ? Response.json(refusal, { status: 400 }) : program(request),
    async () => {
      await fill(await screen.findByLabelText('Användarnamn'), 'ny@test.se');
      await fill(screen.getByLabelText('Lösenord'), 'Demo!2026');
      await press('Logga in');
      expect(await alert()).toBe('Kontot är inte bekräftat!');
    },
  );
  await press('English');
  await waitFor(async () => expect(await alert()).toBe('Unconfirmed account!'));
});

it('refuses invalid and SAML addresses for a forgotten password, and hides whether an address is known', async () => {
  await open(undefined, '/auth/forgot');
  await press('Skicka länken');
  await screen.findByText('Ange din e-postadress.');
  const field = screen.getByLabelText('E-postadress');
  await fill(field, 'ingen adress');
  await screen.findByText('Ange en giltig e-postadress.');
  await fill(field, 'sso@demo.se');
  await press('Skicka länken');
  expect(await alert()).toMatch(/inget lösenord att återställa. Använd din SAML-inloggning/);
  await fill(field, 'okand@test.se');
  await press('Skicka länken');
  await screen.findByText('Mejlet är skickat');
});

it.each([
  ['reset', 'Begär en ny länk'],
  ['confirm', 'Be annars den som bjöd in dig att skicka inbjudan igen.'],
])('shows no form at an incomplete link of the page %s, and says how to get a new one', async (page, way) => {
  await open(undefined, '/auth/login');
  for (const query of ['', '?username=planner%40demo.se', '?code=x', '?username=&code=x']) {
    await goTo(`/auth/${page}${query}`);
    await waitFor(async () => expect(await alert(), query).toContain('Länken fungerar inte.'));
    expect(await alert()).toContain(way);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByText(/användarnamn/)).toBeNull();
  }
  await expectAccessible();
  await goTo(`/auth/${page}?username=planner%40demo.se`);
  const toLogin = () => screen.getByRole('link', { name: 'Till inloggningen' });
  await waitFor(() => expect(toLogin().getAttribute('href')).toContain('planner'));
  await user.click(toLogin());
  expect(await screen.findByLabelText('Användarnamn')).toHaveProperty('value', 'planner@demo.se');
});

it('fills in the address of an incomplete link where a new one is asked for', async () => {
  await open(undefined, '/auth/reset?username=planner%40demo.se');
  await user.click(await screen.findByRole('link', { name: 'Begär en ny länk' }));
  expect(await screen.findByLabelText('E-postadress')).toHaveProperty('value', 'planner@demo.se');
});

it.each([
  ['reset', 'Nytt lösenord'],
  ['confirm', 'Lösenord'],
])('empties the form of the page %s when a newer link is opened in the same tab', async (page, label) => {
  await answering(
    async (path, request, program) =>
      path === '/api/account/check-link' ? Response.json({ data: null }) : program(request),
    async () => {
      await open(undefined, `/auth/${page}?username=a%40b.se&code=gammal`);
      await fill(await screen.findByLabelText(label), 'Nyare!2026');
      await fill(screen.getByLabelText('Upprepa lösenordet'), 'Nyare!2026');
      await press('Spara lösenordet');
      expect(await alert()).toContain('Länken gäller inte längre.');
      await goTo(`/auth/${page}?username=a%40b.se&code=ny`);
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
      expect(await screen.findByLabelText(label)).toHaveProperty('value', '');
      expect(screen.getByLabelText('Upprepa lösenordet')).toHaveProperty('value', '');
    },
  );
});

it.each([
  ['confirm', 'account_closed', 'Kontot är stängt. Be en superanvändare i din organisation att öppna det.'],
  ['reset', 'account_closed', 'Kontot är stängt. Be en superanvändare i din organisation att öppna det.'],
  ['reset', 'samlOnly', 'Använd din SAML-inloggning i stället.'],
])('says at a good link of the page %s that %s before a password can be typed', async (page, error, text) => {
  await answering(
    async (path, request, program) =>
      path === '/api/account/check-link'
        ? Response.json({ error, message: problems[error as keyof typeof problems].message }, { status: 400 })
        : program(request),
    async () => {
      await open(undefined, `/auth/${page}?username=a%40b.se&code=x`);
      expect(await alert()).toContain(text);
      expect(screen.queryByLabelText('Upprepa lösenordet')).toBeNull();
      expect(screen.queryByRole('button', { name: 'Spara lösenordet' })).toBeNull();
      expect(screen.queryByText(/Välkommen!|För användarnamnet/)).toBeNull();
      expect(screen.getByRole('link', { name: 'Till inloggningen' }).getAttribute('href')).toContain('a%40b.se');
      await expectAccessible();
    },
  );
});

it('shows the form where the server could not judge the link', async () => {
  await answering(
    async (path, request, program) =>
      path === '/api/account/check-link' ? Response.json({ error: 'tooMany' }, { status: 429 }) : program(request),
    async () => {
      await open(undefined, '/auth/reset?username=a%40b.se&code=x');
      await screen.findByLabelText('Upprepa lösenordet');
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );
});
