import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { makeOrganization } from './support/made.ts';
import { placeIn } from './support/places.ts';
import { answering, apiAs, fill, goTo, open, press, shownAddress, user, withScreens } from './support/screens.tsx';

withScreens();

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const inDialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

it('refuses a name that a sibling has at its field on every level', async () => {
  const { area, unit, category } = await makeOrganization('Region Lika');
  const organization = area.split('/areas')[0];
  await open('admin', '/organizations');
  const levels = [
    [`${organization}/areas/new`, 'Ny verksamhet', 'MEDICIN', 'Det finns redan en verksamhet som heter så'],
    [`${area}/units/new`, 'Ny avdelning', 'avdelning 1', 'Det finns redan en avdelning som heter så'],
    [`${unit}/categories/new`, 'Ny kategori', 'Sjuksköterska', 'Det finns redan en kategori som heter så'],
    [`${category}/shift/new`, 'Nytt arbetspass', ' Dag ', 'Det finns redan ett arbetspass som heter så'],
  ] as const;
  for (const [address, title, name, refusal] of levels) {
    await goTo(address);
    await heading(title);
    const field = screen.getByLabelText('Namn');
    await fill(field, name);
    await user.keyboard('{Enter}');
    await screen.findByText(new RegExp(refusal));
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await fill(field, '');
  }
});

/** The rows of the table of areas and units, cell by cell, without the menus at their end. */
const listed = async (): Promise<readonly string[]> =>
  within(await screen.findByRole('table', { name: 'Verksamheter och avdelningar', busy: false }))
    .getAllByRole('row')
    .map((row) =>
      [...row.querySelectorAll('th, td')]
        .slice(0, -1)
        .map(({ textContent }) => textContent.trim())
        .join(' | ')
        .trimEnd(),
    );

const heads = 'Avdelning | Kortnamn | Kategorier | Personal | Behov till | Att åtgärda';

it('shows the units of an organisation below their areas, and an area before it has any', async () => {
  const { area, unit } = await makeOrganization('Region Två Nivåer');
  const organization = area.split('/areas')[0];
  const api = await apiAs('superadmin');
  await api.post(`/api${organization}/areas`, { name: 'Kirurgi' });
  // Not named, as in the list of an area.
  expect((await api.post(`/api${unit}/categories/budget`, { name: 'Läkare' })).status).toBe(201);
  await open('admin', `${organization}`);
  expect(await listed()).toEqual([
    heads,
    'Kirurgi | 0 avdelningar | 0 |',
    'Medicin | 1 avdelning | 0 |',
    'Avdelning 1 | Avd 1 | 1 | 0 | – | Behov saknas',
    'Hela organisationen |  | 1 | 0 |  | 1 avdelning',
  ]);
  expect(screen.getByTitle('Sjuksköterska').textContent).toBe('1');
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Avdelning 1' }));
  await heading('Avdelning 1');
});

const menuOf = async (name: string): Promise<readonly string[]> => {
  await press(new RegExp(`^Mer för ${name}$`));
  // A menu that was open before stays in the document.
  const menus = await screen.findAllByRole('menu');
  const items = within(menus.at(-1)!).getAllByRole('menuitem');
  return items.map(({ textContent }) => textContent);
};

it('leads from the row of an area or unit to what the account may do there', async () => {
  const { area, unit } = await makeOrganization('Region Radmenyer');
  const organization = area.split('/areas')[0]!;
  await open('admin', organization);
  await listed();
  expect(screen.getByRole('link', { name: 'Ny avdelning i Medicin' }).getAttribute('href')).toContain(
    `${area}/units/new`,
  );
  expect(await menuOf('Medicin')).toEqual(['Kopiera avdelning…', 'Öppna i Planera', 'Inställningar']);
  await user.click(screen.getByRole('menuitem', { name: 'Kopiera avdelning…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Kopiera avdelning' });
  await press('Avbryt', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await menuOf('Avdelning 1')).toEqual(['Öppna i Planera', 'Inställningar']);
  await user.click(screen.getAllByRole('menuitem', { name: 'Inställningar' }).at(-1)!);
  await waitFor(() => expect(shownAddress().path).toBe(`${unit}/edit`));
});

it('offers a SuperUser the access of a place in its row, and neither its settings nor a new unit', async () => {
  const { orgId } = await placeIn('Medicin', 'Medicinavdelning 33');
  await open('superuser', `/organizations/${orgId}`);
  await listed();
  expect(screen.queryByRole('link', { name: /^Ny avdelning/ })).toBeNull();
  expect(await menuOf('Medicin')).toEqual(['Öppna i Planera', 'Behörighet']);
});

it('shows the staff and the demand of the units of an organisation, and those with a gap alone', async () => {
  const { orgId } = await placeIn('Medicin', 'Medicinavdelning 33');
  const ward = (name: string, cells: string) => expect.stringMatching(new RegExp(`^${name} \\| ${cells}$`));
  await open('admin', `/organizations/${orgId}`);
  const all = await listed();
  expect(all).toHaveLength(17);
  expect(all).toEqual(
    expect.arrayContaining([
      heads,
      ward('Palliativ vård 63', 'Pall 63 \\| 2 \\| \\d+ \\| tillsv\\. \\| Glapp v\\d\\d–v\\d\\d'),
      ward('Kirurgisk dagvård 45', 'DagKir \\| 3 \\| \\d+ \\| v\\d\\d 20\\d\\d \\|'),
      ward('Medicinavdelning 33', 'Med 33 \\| 3 \\| \\d+ \\| tillsv\\. \\|'),
    ]),
  );
  const cellsOf = (row: string) => row.split(/ \| ?/);
  const staffIn = (rows: readonly string[], column: number) => rows.map((row) => Number(cellsOf(row)[column]));
  const areas = all.filter((row) => row.includes(' avdelningar |'));
  const units = all.filter((row) => cellsOf(row).length === 6 && row !== heads && !row.startsWith('Hela'));
  const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
  const staff = sumOf(staffIn(units, 3));
  expect(staff).toBeGreaterThan(0);
  expect(sumOf(staffIn(areas, 2))).toBe(staff);
  expect(staffIn(all.slice(-1), 3)).toEqual([staff]);
  await expectAccessible();
  await user.click(screen.getByRole('radio', { name: 'Att åtgärda' }));
  const withGap = [heads, ...all.filter((row) => /^Akut och|^Palliativ|^Hela/.test(row))];
  await waitFor(async () => expect(await listed()).toEqual(withGap));
  expect(shownAddress().parameters.get('show')).toBe('toDo');
  await user.click(screen.getByRole('radio', { name: 'Alla' }));
  await waitFor(async () => expect(await listed()).toEqual(all));
  expect(shownAddress().parameters.get('show')).toBeNull();
});

it('lists the units of an organisation without their figures where these cannot be read, and a hidden one as such', async () => {
  const { area, unit } = await makeOrganization('Region Utan Tal');
  const organization = area.split('/areas')[0];
  const api = await apiAs('superadmin');
  expect((await api.put(`/api${unit}`, { hidden: true })).status).toBe(200);
  const refused = new Response('{}', { status: 400 });
  const fails = (path: string) => path.includes('/receipts/packed');
  await answering(
    (path, request, program) => (fails(path) ? Promise.resolve(refused.clone()) : program(request)),
    async () => {
      await open('admin', `${organization}?show=toDo`);
      expect(await listed()).toEqual([
        heads,
        'Medicin | 1 avdelning | – |',
        'Avdelning 1 | Avd 1 | 1 | – | – | Dold',
        'Hela organisationen |  | 1 | – |  |',
      ]);
    },
  );
  expect(screen.queryByRole('radio', { name: 'Att åtgärda' })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('removes a unit with planning only after its name is typed', async () => {
  const { orgId, areaId, unitId } = await placeIn('Medicin', 'Medicinavdelning 31');
  await open('admin', `/organizations/${orgId}/areas/${areaId}/units/${unitId}/edit`);
  await heading('Medicinavdelning 31');
  await press('Ta bort avdelningen');
  const dialog = await screen.findByRole('dialog');
  await waitFor(() =>
    expect(dialog.textContent).toMatch(
      /Det här tas bort: \d+ kategorier, \d+ arbetspass, \d+ behovsperioder, \d+ medarbetare\./,
    ),
  );
  const name = within(dialog).getByLabelText('Skriv Medicinavdelning 31 för att bekräfta');
  await waitFor(() => expect(document.activeElement).toBe(name));
  await expectAccessible();
  const remove = within(dialog).getByRole('button', { name: /Ta bort/ });
  await fill(name, 'Medicinavdelning 3');
  expect(remove).toHaveProperty('disabled', true);
  await fill(name, 'Medicinavdelning 31');
  await waitFor(() => expect(remove).toHaveProperty('disabled', false));
});

it('lets the second of two admins who change the same field of a unit choose between both versions', async () => {
  const { unit } = await makeOrganization('Region Samma Fält');
  const api = await apiAs('superadmin');
  await open('admin', `${unit}/edit`);
  const field = await screen.findByLabelText('Kortnamn');
  await fill(field, 'Mitt');
  expect((await api.put(`/api${unit}`, { shortName: 'Ditt' })).status).toBe(200);
  await press(/Spara$/);
  const dialog = await inDialog('Någon annan hann före');
  dialog.getByRole('row', { name: 'Kortnamn Ditt Mitt' });
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: /Spara min ändring/ }));
  await screen.findByText(/är sparad/);
  expect(field).toHaveProperty('value', 'Mitt');
  expect((await api.get(`/api${unit}`)).data).toMatchObject({ shortName: 'Mitt' });
});

it('lets the second of two admins choose for each field that both changed; nothing is chosen beforehand', async () => {
  const { unit } = await makeOrganization('Region Två Fält');
  const api = await apiAs('superadmin');
  await open('admin', `${unit}/edit`);
  await fill(await screen.findByLabelText('Kortnamn'), 'Mitt');
  await fill(screen.getByLabelText('Namn'), 'Min avdelning');
  expect((await api.put(`/api${unit}`, { shortName: 'Ditt', name: 'Din avdelning' })).status).toBe(200);
  await press(/Spara$/);
  const dialog = await inDialog('Någon annan hann före');
  const choices = dialog.getAllByRole('radio') as HTMLInputElement[];
  expect(choices.map(({ checked }) => checked)).toEqual([false, false, false, false]);
  await waitFor(() => expect(document.activeElement).toBe(choices[0]));
  const save = dialog.getByRole('button', { name: 'Spara enligt valen' });
  expect(save).toHaveProperty('disabled', true);
  await expectAccessible();
  await user.click(dialog.getByRole('radio', { name: 'Namn Det som är sparat Din avdelning' }));
  await user.click(dialog.getByRole('radio', { name: 'Kortnamn Din ändring Mitt' }));
  await user.click(save);
  await screen.findByText(/är sparad/);
  expect((await api.get(`/api${unit}`)).data).toMatchObject({ shortName: 'Mitt', name: 'Din avdelning' });
});

it('keeps the changes of two admins in different fields of a unit', async () => {
  const { unit } = await makeOrganization('Region Två');
  const api = await apiAs('superadmin');
  await open('admin', `${unit}/edit`);
  await fill(await screen.findByLabelText('Kortnamn'), 'Mitt');
  expect((await api.put(`/api${unit}`, { name: 'Avdelning Ny' })).status).toBe(200);
  await press(/Spara$/);
  const conflict = await inDialog('Någon annan hann före');
  conflict.getByText(/superadmin@demo\.se/);
  conflict.getByRole('row', { name: /Kortnamn Avd 1 Mitt/ });
  conflict.getByRole('row', { name: /Namn Avdelning Ny Avdelning Ny/ });
  await user.click(conflict.getByRole('button', { name: /Spara min ändring/ }));
  await screen.findByText(/är sparad\.$/);
  expect((await api.get(`/api${unit}`)).data).toMatchObject({ shortName: 'Mitt', name: 'Avdelning Ny' });
});

it('keeps the changes of two admins in different fields of a category period', async () => {
  const { category } = await makeOrganization('Region Period');
  const api = await apiAs('superadmin');
  const [stored] = (await api.get(`/api${category}`)).data.periods as unknown as [{ id: string }];
  await open('admin', `${category}/edit`);
  const [period] = within(await screen.findByRole('table', { name: 'Perioder' })).getAllByRole('button');
  await user.click(period!);
  const mine = await screen.findByRole('dialog');
  await fill(within(mine).getByLabelText('Anteckningar'), 'Enligt avtal');
  expect((await api.put(`/api${category}/period/${stored.id}`, { workingHours: 38 })).status).toBe(200);
  await press(/Spara$/, mine);
  const conflict = await inDialog('Någon annan hann före');
  conflict.getByRole('row', { name: 'Anteckningar tomt Enligt avtal' });
  expect(conflict.queryByRole('row', { name: /Veckoarbetstid/ })).toBeNull();
  await user.click(conflict.getByRole('button', { name: /Spara min ändring/ }));
  await screen.findByText('Perioden för Sjuksköterska är sparad.');
  expect((await api.get(`/api${category}`)).data.periods).toMatchObject([{ workingHours: 38, notes: 'Enligt avtal' }]);
});

it('names the category in messages about its period, and warns of the consequence of its removal', async () => {
  const { category } = await makeOrganization('Region Ord');
  await open('admin', `${category}/edit`);
  const openFirst = async () => {
    const [period] = within(await screen.findByRole('table', { name: 'Perioder' })).getAllByRole('button');
    await user.click(period!);
    return screen.findByRole('dialog');
  };
  const dialog = await openFirst();
  await fill(within(dialog).getByLabelText('Anteckningar'), 'Enligt avtal');
  await press(/Spara$/, dialog);
  await screen.findByText('Perioden för Sjuksköterska är sparad.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Ta bort', await openFirst());
  const question = await screen.findByRole('dialog', { name: 'Ta bort perioden?' });
  expect(question.textContent).toContain('räknas inga tjänster för kategorin. Det går inte att ångra.');
  await expectAccessible();
  await press('Ta bort', question);
  await screen.findByText('Perioden för Sjuksköterska är borttagen.');
  await screen.findByText('Inga perioder');
  await press('Ny period');
  await press('Skapa period', await screen.findByRole('dialog'));
  await screen.findByText('Perioden för Sjuksköterska är skapad.');
});

it('says once that an unknown unit does not exist', async () => {
  const { area } = await makeOrganization('Region Okänd');
  await open('admin', `${area}/units/unt_unknown`);
  await screen.findByText('Det finns inte, eller har tagits bort.');
  await screen.findByRole('link', { name: 'Medicin' });
  expect(screen.getAllByText('Det finns inte, eller har tagits bort.')).toHaveLength(1);
});
