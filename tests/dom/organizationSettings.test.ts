import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { makeOrganization } from './support/made.ts';
import { answering, fill, goTo, open, press, shownAddress, user, withScreens } from './support/screens.tsx';

withScreens();

const group = (name: string) => screen.findByRole('form', { name });
const save = async (name: string) => press('Spara', await group(name));
const groupLink = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Grupper av inställningar' })).getByRole('button', {
    name: new RegExp(`^${name}`),
  });
const idle = () => screen.getByLabelText('Logga ut efter så här många minuter utan aktivitet');
const closing = () => screen.getByLabelText('Stäng månaden den här dagen i nästa månad');

const opened = async (name: string) => {
  const { api, unit } = await makeOrganization(name);
  const organization = unit.split('/areas')[0]!;
  await open('admin', `${organization}/edit`);
  await group('Utloggning');
  const stored = async () => (await api.get(`/api${organization}`)).data;
  return { api, organization, stored };
};

it('saves the fields of one group of settings, and keeps what is typed in another until that is saved', async () => {
  const { stored } = await opened('Region Grupper');
  const bodies: object[] = [];
  await answering(
    (_, request, program) => {
      if (request.method === 'PUT') bodies.push(JSON.parse(String(request.body)));
      return program(request);
    },
    async () => {
      await fill(idle(), '20');
      await fill(closing(), '5');
      expect(groupLink('Utloggning').textContent).toBe('Utloggningosparad');
      expect(groupLink('Gallring').textContent).toBe('Gallring');
      await save('Stängning av månader');
      await waitFor(() => expect(groupLink('Stängning av månader').textContent).toBe('Stängning av månader'));
      expect(idle()).toHaveProperty('value', '20');
      expect(await stored()).toMatchObject({ closingDay: 5, idleMinutes: null, version: 2 });
      await save('Utloggning');
      await waitFor(() => expect(groupLink('Utloggning').textContent).toBe('Utloggning'));
    },
  );
  expect(bodies).toEqual([
    { closingDay: 5, version: 1 },
    { idleMinutes: 20, version: 2 },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await stored()).toMatchObject({ closingDay: 5, idleMinutes: 20, version: 3 });
  await expectAccessible();
});

it('refuses a value of a group at its field, takes it back, and finds the change of another account', async () => {
  const { api, organization, stored } = await opened('Region Vägran');
  await fill(idle(), '2');
  await save('Utloggning');
  await within(await group('Utloggning')).findByText('Minst 5.');
  expect(document.activeElement).toBe(idle());
  await press('Ångra', await group('Utloggning'));
  expect(idle()).toHaveProperty('value', '');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Utloggning' }));

  await fill(screen.getByLabelText('Namn'), 'Region Västmarken');
  await save('Organisationens uppgifter');
  await within(await group('Organisationens uppgifter')).findByText('Det finns redan en organisation som heter så.');
  await press('Ångra', await group('Organisationens uppgifter'));

  await fill(idle(), '30');
  await api.put(`/api${organization}`, { idleMinutes: 60 });
  await save('Utloggning');
  const conflict = await screen.findByRole('dialog', { name: 'Någon annan hann före' });
  await press('Spara min ändring', conflict);
  await waitFor(async () => expect(await stored()).toMatchObject({ idleMinutes: 30, version: 3 }));
});

it('asks before settings are left that are typed and not saved, and saves all groups', async () => {
  const { organization, stored } = await opened('Region Lämnar');
  await fill(idle(), '20');
  await fill(closing(), '5');
  await goTo(organization);
  await press('Spara och gå vidare', await screen.findByRole('dialog'));
  await waitFor(() => expect(shownAddress().path).toBe(organization));
  expect(await stored()).toMatchObject({ closingDay: 5, idleMinutes: 20 });
});

it('leads to a group by its name, and offers an Admin no import and the removal', async () => {
  await opened('Region Lista');
  await user.click(groupLink('Gallring'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Gallring' }));
  expect(groupLink('Gallring').getAttribute('aria-current')).toBe('true');
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByLabelText('Inloggningar i loggen, månader'));
  expect(screen.queryByRole('form', { name: /^HR-systemets/ })).toBeNull();
  screen.getByRole('button', { name: 'Ta bort organisationen' });
});
