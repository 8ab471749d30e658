import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { chooseLanguage } from '#web/platform/locales/i18n.ts';
import { expectAccessible } from './support/accessible.ts';
import { makeOrganization } from './support/made.ts';
import { answering, apiAs, fill, goTo, open, press, user, withScreens } from './support/screens.tsx';

withScreens();

const isDisabled = (element: HTMLElement) => (element as HTMLInputElement).disabled;

it('disables type, login and closing of one’s own account, says why, and does not offer to remove it', async () => {
  await open('superuser', '/accounts/edit/superuser%40demo.se');
  expect(isDisabled(await screen.findByRole('radio', { name: /^Superanvändare/ }))).toBe(true);
  screen.getByText('Du kan inte ändra din egen kontotyp.');
  expect(isDisabled(screen.getByRole('radio', { name: /^SAML/ }))).toBe(true);
  screen.getByText('Du kan inte ändra hur du själv loggar in.');
  expect(isDisabled(screen.getByRole('checkbox', { name: /Kontot är stängt/ }))).toBe(true);
  expect(screen.queryByRole('button', { name: 'Ta bort kontot' })).toBeNull();
  await expectAccessible();
});

it('lets a SuperAdmin neither remove, close nor demote the own account, on screen or through the API', async () => {
  const own = '/api/account/superadmin%40demo.se';
  await open('superadmin', '/accounts/edit/superadmin%40demo.se');
  expect(isDisabled(await screen.findByRole('radio', { name: /^Superadministratör/ }))).toBe(true);
  expect(isDisabled(screen.getByRole('checkbox', { name: /Kontot är stängt/ }))).toBe(true);
  expect(screen.queryByRole('button', { name: 'Ta bort kontot' })).toBeNull();
  const api = await apiAs('superadmin');
  const refusals = await Promise.all([
    api.remove(own),
    api.put(own, { disabled: true }),
    api.put(own, { type: 'Admin' }),
    api.put(own, { loginType: 'saml' }),
  ]);
  expect(refusals.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  expect(refusals.map(({ body }) => body)).toMatchObject([
    { error: 'ownAccount' },
    { error: 'ownAccount' },
    { faults: { type: { code: 'ownType' } } },
    { faults: { loginType: { code: 'ownLoginType' } } },
  ]);
  expect((await api.get(own)).data).toMatchObject({ type: 'SuperAdmin', loginType: 'password', disabled: false });
});

it('lists the latest changes of an account and of its access, with the way to all of them', async () => {
  await open('superuser', '/accounts/edit/planner%40demo.se');
  const events = await screen.findByRole('table', { name: 'Händelser' });
  const rows = within(events).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Fick Ändra på Medicinavdelning 33Region Västmarken \/ Medicinsuperadmin@demo\.se$/),
    expect.stringMatching(/Kontot aktiveradessuperadmin@demo\.se$/),
    expect.stringMatching(/Kontot skapadessuperadmin@demo\.se$/),
  ]);
  await user.type(screen.getByLabelText('Förnamn'), 'Petra');
  await press('Spara');
  await waitFor(() => expect(within(events).getAllByRole('row')[1]?.textContent).toMatch(/Kontot ändrades.*Petra/));
  await user.click(screen.getByRole('link', { name: 'Alla i loggen' }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'superadmin@demo.se' }).length).toBeGreaterThan(2));
});

it('names the place where a right was changed or withdrawn', async () => {
  const { unit } = await makeOrganization('Region Rättigheter');
  const [, , homeOrgId, , , , unitId] = unit.split('/');
  const api = await apiAs('superadmin');
  const username = 'andrad@test.se';
  await api.post('/api/account', { email: username, type: 'User', loginType: 'password', homeOrgId });
  const given = await api.post(`/api/access/unit/${unitId}/user/${username}`, { role: 'User', canWrite: true });
  expect(given.status).toBe(201);
  const grant = `/api/access/unit/user/${given.data.id}`;
  await api.put(grant, { canWrite: false });
  await api.remove(grant);
  await open('superadmin', `/accounts/edit/${encodeURIComponent(username)}`);
  const rows = within(await screen.findByRole('table', { name: 'Händelser' })).getAllByRole('row');
  expect(rows.slice(1, 3).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Behörigheten på Avdelning 1 togs bort.*Region Rättigheter \/ /),
    expect.stringMatching(/Avdelning 1 ändrades från Ändra till Läsa.*Region Rättigheter \/ /),
  ]);
});

it('offers a SuperUser no higher type than SuperUser, and the API refuses one', async () => {
  await open('superuser', '/accounts/edit/planner%40demo.se');
  expect(await screen.findByRole('radio', { name: /^Användare/ })).toHaveProperty('checked', true);
  expect(screen.queryByRole('radio', { name: /^(Super)?[Aa]dministratör/ })).toBeNull();
  for (const type of ['Admin', 'SuperAdmin']) {
    const { status, body } = await (await apiAs('superuser')).put('/api/account/planner%40demo.se', { type });
    expect(status).toBe(400);
    expect(body).toMatchObject({ faults: { type: { code: 'choice' } } });
  }
});

it('names the failed action when the server fails while an account is saved, removed or created', async () => {
  await open('superadmin', '/accounts/edit/planner%40demo.se');
  await chooseLanguage('en');
  await answering(
    async (path, request, program) =>
      path.startsWith('/api/account') && request.method !== undefined && request.method !== 'GET'
        ? Response.json({ error: 'internal', message: 'Något gick fel hos oss. Försök igen.' }, { status: 500 })
        : program(request),
    async () => {
      await fill(await screen.findByLabelText('E-mail address'), 'annan.adress@test.se');
      await press(/Save$/);
      await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Could not update user'));
      await press('Undo the changes');
      await press('Remove the account');
      await press(/Remove$/, await screen.findByRole('dialog'));
      await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Failed to remove account'));
      await goTo('/accounts/create');
      await screen.findByRole('heading', { level: 1, name: 'New account' });
      await fill(screen.getByLabelText('E-mail address'), 'ett.nytt@test.se');
      await user.click(screen.getByRole('radio', { name: /^Administrator/ }));
      await press('Create account');
      const failed =
        'A problem occurred when sending the request, try submitting again. If the problem remain please contact your administrator.';
      await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(failed));
    },
  );
  await expectAccessible();
});

it('shows a field error of the server in the current language and sets the focus to the field', async () => {
  await open('superadmin', '/accounts/edit/planner%40demo.se');
  const refuse = async (label: string, save: string, text: string) => {
    const field = await screen.findByLabelText(label);
    await fill(field, 'reader@demo.se');
    await press(new RegExp(`${save}$`));
    await screen.findByText(text);
    await waitFor(() => expect(document.activeElement).toBe(field));
  };
  await refuse('E-postadress', 'Spara', 'Kontot kunde inte ändras. E-postadressen kan redan vara i bruk.');
  await press('English');
  await refuse('E-mail address', 'Save', 'Failed to update account. The e-mail address may already be in use.');
});

it('shows access to all organisations on the page of an account of the provider', async () => {
  await open('superadmin', '/accounts/edit/admin%40demo.se');
  await screen.findByRole('heading', { level: 1, name: 'admin@demo.se' });
  await screen.findByText('Alla organisationer');
  expect(screen.queryByText('Kontot når ingenting ännu.')).toBeNull();
});

it('shows an account outside the SuperUser’s organisation as not found, in the current language', async () => {
  await open('superuser', '/accounts/edit/other%40demo.se');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Det finns inte, eller har tagits bort.');
  expect(alert.textContent).toContain('Kontot kunde inte hämtas.');
  await press('English');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Could not retrieve user'));
  await press('Svenska');
  await expectAccessible();
  await user.click(await screen.findByRole('link', { name: 'Till kontona' }));
  await screen.findByRole('table', { name: 'Konton' });
});

const lockedUntil = '2026-03-04T10:15:00.000Z';
/** Shows the page of planner@demo.se as a SuperUser, with other fields. */
const showPlanner = (fields: object, work: () => Promise<unknown>) =>
  answering(
    async (path, request, program) => {
      const answer = await program(request);
      if (path !== '/api/account/planner%40demo.se') return answer;
      const { data } = (await answer.json()) as { readonly data: object };
      return Response.json({ data: { ...data, ...fields } });
    },
    async () => {
      await open('superuser', '/accounts/edit/planner%40demo.se');
      await work();
    },
  );
const buttons = (...names: readonly string[]) => names.map((name) => screen.queryByRole('button', { name }) !== null);

it('offers to unlock a locked account, but not one that is closed', async () => {
  await showPlanner({ lockedUntil }, async () => {
    await screen.findByText(/^Låst till /);
    expect(buttons('Lås upp', 'Logga ut överallt', 'Ta bort kontot')).toEqual([true, true, true]);
    screen.getByText(/Ägaren kan också låsa upp kontot/);
  });
});

it('shows a closed account that is locked as closed: no new password opens it', async () => {
  await showPlanner({ lockedUntil, disabled: true }, async () => {
    await screen.findByText('Stängd');
    expect(screen.queryByText(/^Låst till /)).toBeNull();
    expect(buttons('Lås upp')).toEqual([false]);
  });
});

it('says of an account of another organisation who unlocks and changes it, and offers neither', async () => {
  await showPlanner({ lockedUntil, homeOrgId: 'org_annan' }, async () => {
    await screen.findByText('Kontot hör till en annan organisation');
    screen.getByText(/^En superanvändare i kontots organisation kan låsa upp det/);
    expect(buttons('Lås upp', 'Logga ut överallt', 'Ta bort kontot')).toEqual([false, false, false]);
    await expectAccessible();
  });
});

it('says of a withdrawn access whether another one still reaches the place', async () => {
  const { area, unit } = await makeOrganization('Region Dubbel');
  const [, , orgId, , areaId, , unitId] = unit.split('/');
  const root = await apiAs('superadmin');
  const email = 'dubbel@test.se';
  expect((await root.post('/api/account', { email, type: 'User', homeOrgId: orgId })).status).toBe(201);
  const give = { selectedOption: 'existingUser', email, canWrite: false };
  for (const place of [`unit/${unitId}`, `area/${areaId}`])
    expect((await root.post(`/api/access/${place}/user`, give)).status).toBe(201);
  await open('superadmin', `/accounts/edit/${encodeURIComponent(email)}`);
  await press('Ta bort behörigheten på Avdelning 1');
  await screen.findByText(`${email} når fortfarande Avdelning 1 genom en annan behörighet.`);
  await press('Ta bort', await screen.findByRole('dialog'));
  await screen.findByText(`Behörigheten är borttagen. ${email} når Avdelning 1 genom en annan behörighet.`);
  expect((await root.post(`/api/access/unit/${unitId}/user`, give)).status).toBe(201);
  await goTo(`${unit}/access`);
  await press(`Ta bort behörigheten för ${email}`);
  await screen.findByText(`${email} når fortfarande Avdelning 1 genom en annan behörighet.`);
  await press('Avbryt', await screen.findByRole('dialog'));
  await goTo(`${area}/access`);
  await screen.findByRole('heading', { level: 1, name: 'Medicin' });
  await press(`Ta bort behörigheten för ${email}`);
  await screen.findByText(`${email} når inte längre Medicin. Det gäller direkt. Kontot finns kvar.`);
  await press('Ta bort', await screen.findByRole('dialog'));
  await screen.findByText(`${email} har inte längre behörighet på Medicin.`);
});
