import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { placeIn } from './support/places.ts';
import { apiAs, open, shownAddress, user, withScreens } from './support/screens.tsx';

withScreens();

/** Every unit of the demo that the reader reaches has periods of demand, plan, budget and staff. */
let place: Record<string, string>;
beforeAll(async () => {
  const ids = await placeIn('Medicin', 'Medicinavdelning 33');
  const path = `/api/organizations/${ids.orgId}/areas/${ids.areaId}/units/${ids.unitId}/categories`;
  const { rows } = await (await apiAs('superuser')).get(path);
  place = { ...ids, categoryId: String(rows[0]?.id) };
});

const tab = (name: string) => `/plan?${new URLSearchParams({ ...place, tab: name })}`;
const buttons = () =>
  screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);

it('shows the demand to a reader, who cannot type', async () => {
  await open('reader', tab('demand'));
  const grid = await screen.findByRole('grid', { name: 'Behov per pass och veckodag' });
  expect(screen.getAllByText('Du kan se men inte ändra')).not.toEqual([]);
  const cell = grid.querySelector('[data-row="0"][data-column="0"]')!;
  const text = cell.textContent;
  expect(text).toMatch(/\d/);
  await user.click(cell);
  await user.keyboard('8{Delete}');
  expect(cell.textContent).toBe(text);
  for (const name of ['Ny period', 'Spara']) expect(buttons()).not.toContain(name);
  await expectAccessible();
});

it('shows the comment of a plan period as text to a reader, who can print but not change it', async () => {
  await open('reader', tab('schemas'));
  await screen.findByRole('heading', { level: 3, name: 'Kommentar till perioden' });
  expect(screen.queryByRole('textbox', { name: 'Kommentar till perioden' })).toBeNull();
  expect(buttons()).not.toContain('Ny period');
  await user.click(screen.getByRole('button', { name: /^Fler val/ }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Skriv ut perioden', 'Skriv ut veckan']);
  await expectAccessible();
});

it('shows the staff to a reader, who finds no way to change employees', async () => {
  await open('reader', tab('assets'));
  const grid = await screen.findByRole('grid', { name: /^Perioder för/ });
  expect(grid.getAttribute('aria-readonly')).toBe('true');
  for (const name of ['Ny', 'Ny period', 'Spara ändringar']) expect(buttons()).not.toContain(name);
  expect(screen.queryByRole('button', { name: /^Åtgärder för/ })).toBeNull();
  await expectAccessible();
});

it('shows the budget to a reader, who cannot change it and reads what basis is', async () => {
  await open('reader', tab('budget'));
  const grid = await screen.findByRole('grid', { name: /^Budgetperioder för/ });
  expect(grid.getAttribute('aria-readonly')).toBe('true');
  expect(grid.textContent).toMatch(/\d,\d\d/);
  for (const name of ['Ny', 'Ny period', 'Nytt år', 'Spara']) expect(buttons()).not.toContain(name);
  await user.click(screen.getByRole('button', { name: 'Om budgetunderlag' }));
  const info = await screen.findByRole('dialog', { name: 'Om budgetunderlag' });
  expect(info.textContent).toContain('länkas en gång per budgetår');
  await expectAccessible();
});

it('does not offer a planner to anonymise a current employee', async () => {
  await open('planner', tab('assets'));
  const [menu] = (await screen.findAllByRole('button', { name: /^Åtgärder för/ })).slice(-1);
  await user.click(menu!);
  await screen.findByRole('menuitem', { name: 'Ändra medarbetaren…' });
  await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'Anonymisera…' })).toBeNull());
});

it('shows the plan to a User who opens Förvalta', async () => {
  await open('planner', '/organizations');
  await screen.findByText('Du får inte se den sidan. Här är planeringen i stället.');
  expect(shownAddress().path).toBe('/plan');
  expect(screen.queryByRole('link', { name: 'Förvalta' })).toBeNull();
});
