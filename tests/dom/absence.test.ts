import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { makeOrganization } from './support/made.ts';
import { placeIn } from './support/places.ts';
import { apiAs, goTo, open, press, user, withScreens } from './support/screens.tsx';

withScreens();

const LABEL = 'Räknas frånvaron bort?';
const none = Array<null>(12).fill(null);
const noRates = { sick: none, child: none, other: none };

const cell = async (row: number, column: number): Promise<HTMLElement> => {
  const grid = await screen.findByRole('grid', { name: /^Väntad frånvaro per kategori/ });
  const found = grid.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
  if (!found) throw new Error(`no cell ${row}, ${column}`);
  return found;
};

/** Types in a cell of the sheet: 0 sick, 1 child, 2 other, by month. */
const type = async (row: number, column: number, text: string): Promise<void> => {
  await user.click(await cell(row, column));
  await user.keyboard(`${text}{Enter}`);
};

/** Shows the values of a place whose absence does not count. */
const unfold = () => press('Visa värden per månad');

const choose = async (rule: string) => {
  await user.click(await screen.findByRole('combobox', { name: LABEL }));
  await user.click(await screen.findByText(rule, { selector: '.ant-select-item-option-content' }));
};

const save = async () => {
  await press(/Spara$/);
  await screen.findByText('Den väntade frånvaron är sparad.');
};

it('an organisation types its absence, and a unit inherits, departs from it and turns it off', async () => {
  const { api, unit } = await makeOrganization('Region Frånvaro');
  const organization = unit.split('/areas')[0]!;
  const stored = async (place: string) => (await api.get(`/api${place}/absence`)).data;

  await open('admin', `${organization}/absence`);
  await unfold();
  await type(0, 1, '5,25');
  await type(1, 1, '1');
  expect((await cell(3, 1)).textContent).toBe('6,25');
  await expectAccessible();
  await choose('Räknas bort');
  await save();
  await waitFor(async () =>
    expect(await stored(organization)).toMatchObject({
      on: true,
      version: 1,
      categories: [{ name: 'Sjuksköterska', sick: [null, 5.25, ...none.slice(2)], child: [null, 1, ...none.slice(2)] }],
    }),
  );

  await goTo(`${unit}/absence`);
  await screen.findByText('Som organisationen (räknas bort)');
  await waitFor(async () => expect((await cell(0, 1)).textContent).toBe('5,25'));
  expect((await cell(0, 13)).textContent).toBe('organisationen');
  screen.getByText('summa, %');
  await type(0, 1, '7,5');
  expect((await cell(3, 1)).textContent).toBe('8,50');
  await save();
  await waitFor(async () =>
    expect(await stored(unit)).toMatchObject({
      on: null,
      organizationOn: true,
      categories: [{ typed: { ...noRates, sick: [null, 7.5, ...none.slice(2)] } }],
    }),
  );
  const card = await screen.findByRole('region', { name: /^Skrivna värden/ });
  expect(card.textContent).toMatch(/sjukfrånvaro feb.*7,50 %förslag 5,25/);
  await expectAccessible();

  await user.click(await cell(0, 1));
  await press('Tillbaka till förslaget');
  await choose('Räknas inte');
  await screen.findByText('Ingen frånvaro antas: inga nettosiffror räknas.');
  await save();
  await waitFor(async () => expect(await stored(unit)).toMatchObject({ on: false, categories: [{ typed: noRates }] }));
  expect((await cell(0, 1)).textContent).toBe('5,25');
});

it('is open to a planner from Budget, and asks before what is typed is left', async () => {
  const ids = await placeIn('Medicin', 'Medicinavdelning 33');
  await open('planner', `/plan?${new URLSearchParams({ ...ids, tab: 'budget' })}`);
  await press('Väntad frånvaro');
  await unfold();
  await type(0, 1, '17,25');
  // The graph waits for something that is stored: it never moves the sheet while it is typed in.
  expect(screen.queryByText('summa, %')).toBeNull();
  await expectAccessible();
  await press('Till budgeten');
  const dialog = await screen.findByRole('dialog');
  await press('Släng ändringarna', dialog);
  await screen.findByRole('grid', { name: /^Budgetperioder för/ });
  expect(screen.queryByRole('grid', { name: /^Väntad frånvaro/ })).toBeNull();
});

it('refuses at the cell what may not be stored, and keeps it', async () => {
  const { api, unit } = await makeOrganization('Region Frånvarofel');
  await open('admin', `${unit}/absence`);
  await unfold();
  const refused = async (row: number, column: number, text: string, why: string) => {
    await type(row, column, text);
    const typed = await cell(row, column);
    expect(typed.getAttribute('aria-invalid')).toBe('true');
    expect(within(typed).getByRole('tooltip').textContent).toBe(why);
  };
  await refused(0, 0, '61', 'Högst 60.');
  await refused(0, 2, 'fem', 'Ange ett tal.');
  await refused(1, 3, '5,125', 'Högst 2 decimaler.');
  expect((await cell(0, 2)).textContent).toContain('fem');
  expect(screen.getByRole('button', { name: /Spara$/ })).toHaveProperty('disabled', true);
  for (const [row, column] of [
    [0, 0],
    [0, 2],
    [1, 3],
  ] as const) {
    await user.click(await cell(row, column));
    await user.keyboard('{Delete}');
  }
  await type(1, 5, '60');
  await type(2, 5, '30,01');
  const first = await cell(1, 5);
  expect(within(first).getByRole('tooltip').textContent).toBe('Månadens frånvaro kan vara högst 90 % tillsammans.');
  expect((await api.get(`/api${unit}/absence`)).data.version).toBe(0);
  await type(2, 5, '30');
  await save();
  expect((await api.get(`/api${unit}/absence`)).data.version).toBe(1);
});

it('lets the user choose cell by cell where somebody else was faster', async () => {
  const { api, unit, category } = await makeOrganization('Region Frånvarokonflikt');
  const categoryId = category.split('/').at(-1)!;
  await open('admin', `${unit}/absence`);
  await unfold();
  await type(0, 0, '4');
  await type(0, 1, '5');
  const theirs = { ...noRates, categoryId, sick: [8, 9, 2, ...none.slice(3)] };
  expect((await api.put(`/api${unit}/absence`, { categories: [theirs], version: 0 })).status).toBe(200);
  await press(/Spara$/);
  const dialog = await screen.findByRole('dialog', { name: 'Någon annan hann före' });
  expect(dialog.textContent).toContain('Sjuksköterska, sjukfrånvaro, januari');
  const radios = within(dialog).getAllByRole('radio');
  expect(radios.length).toBeGreaterThanOrEqual(4);
  await user.click(within(within(dialog).getByRole('row', { name: /januari/ })).getAllByRole('radio')[0]!);
  await user.click(within(within(dialog).getByRole('row', { name: /februari/ })).getAllByRole('radio')[1]!);
  await press('Spara enligt valen', dialog);
  await screen.findByText('Den väntade frånvaron är sparad.');
  expect((await api.get(`/api${unit}/absence`)).data).toMatchObject({
    version: 2,
    categories: [{ typed: { sick: [8, 5, 2, ...none.slice(3)] } }],
  });
  await waitFor(async () => expect((await cell(0, 0)).textContent).toContain('8,00'));
});

it('shows an organisation’s absence to whoever may not change it, closed', async () => {
  const { orgId } = await placeIn('Medicin', 'Medicinavdelning 33');
  expect((await (await apiAs('superuser')).put(`/api/organizations/${orgId}/absence`, { on: true })).status).toBe(403);
  await open('superuser', `/organizations/${orgId}/absence`);
  await screen.findByText(/Du kan läsa värdena men inte ändra dem/);
  expect(screen.getByRole('combobox', { name: LABEL })).toHaveProperty('disabled', true);
  expect(screen.queryByRole('grid', { name: /^Väntad frånvaro/ })).toBeNull();
  await unfold();
  expect(screen.getByRole('grid', { name: /^Väntad frånvaro/ }).getAttribute('aria-readonly')).toBe('true');
  expect(screen.queryByRole('button', { name: /Spara$/ })).toBeNull();
});
